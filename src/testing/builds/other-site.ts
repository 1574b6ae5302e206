import { cp, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { parse } from "yaml"
import { DEMONSTRATION } from "../../content/content-folder"
import { writeCorpus } from "./corpus"
import { writeOddPosts } from "./odd-posts"
import { shrinkPictures } from "./sample-pictures"
import { writePost } from "./sample-post"
import { ANALYTICS, CORPUS, changeSite } from "./sample-sites"
import type { Workspace } from "./workspace"

/** `other` is below this path of its host. */
export const PREFIX = "/carnet"

/** In `other` before its moment: the clock of that build was ahead. */
export const SOON = {
  path: "/blog/bientot",
  title: "Un article de tout à l’heure",
  text: "Le texte attendu.",
  opens: Date.parse("2040-01-02T08:00:00+01:00"),
}

/** In `other`: a page of the owner's own, the address of a thread, and what the site file chooses of look and parts. */
export const CHOSEN = {
  page: "/outils",
  thread: "https://social.example/@ada/1",
  accent: "#b3261e",
  menu: ["blog", { page: "outils", label: "Outils" }, "about-me", "home"],
  home: ["posts", "projects"],
}

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32"><path fill="var(--accent)" d="M0 0h32v32H0z"/><path d="M40 4h56v8H40zM40 20h40v8H40z"/></svg>'

/** A site below a path, with analytics, odd posts, one that opens soon, and all that a site file can choose. */
export async function writeOther({ content }: Workspace): Promise<void> {
  await rm(content, { recursive: true })
  await cp(DEMONSTRATION, content, { recursive: true })
  await shrinkPictures(content)
  const soon = `---\ntitle: ${SOON.title}\ndescription: Une phrase.\ndate: "2040-01-02 08:00"\n---\n\n${SOON.text}\n`
  await writePost(content, "bientot", soon)
  await writeOddPosts(content, CHOSEN.thread)
  await writeCorpus(join(content, "blog"), CORPUS.rich)
  const { site } = parse(await readFile(join(DEMONSTRATION, "site.yml"), "utf8"))
  const url = `https://exemple.fr${PREFIX}`
  await writeFile(
    join(content, `pages${CHOSEN.page}.md`),
    "---\ntitle: Mes outils\ndescription: Une phrase.\n---\n\n## Le bureau\n\nUn [lien](/blog).\n\n## Le sac\n\nRien.\n",
  )
  await writeFile(join(content, "logo.svg"), LOGO)
  const { accent, menu, home } = CHOSEN
  const ends = {
    editUrl: "https://code.example/edit/main/{path}",
    share: [{ label: "Bleu", url: "https://bleu.example/?u={url}" }],
    newsletter: { label: "La lettre", url: "https://lettres.example/", provider: "Lettres SARL" },
  }
  const chosen = { accent, menu, home, logo: "./logo.svg", ...ends }
  await changeSite(content, { site: { ...site, url }, analytics: ANALYTICS, ...chosen })
}
