import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { digestOf, listFiles } from "../../content/folder-files"
import { inputDigest } from "../../release/release-inputs"
import { clockAhead } from "./clock-ahead"
import { writeCorpus } from "./corpus"
import { CORPUS, edit, RADIUS, SOON, writeAfter, writeBefore, writeOther } from "./sample-sites"
import { makeWorkspace, type Workspace } from "./workspace"

/**
 * - `restyled` is `before` with another style and more posts: the code is the same.
 * - `without-worker` is `before` with `serviceWorker: false`.
 * - `after` is `before` with other texts, one more post, other code and other styles.
 * - `other` is a site below a path, with analytics, old addresses, a draft and an article with its own module.
 */
export type StoredBuild = "before" | "restyled" | "without-worker" | "after" | "other"

interface BuildStep {
  name: StoredBuild
  /** Resolves with the build's output when it failed. */
  make(): Promise<string | undefined>
}

const store = join(process.cwd(), ".scratch/builds")
const made = join(store, "made")

/** Where a stored release is. */
export const storedRelease = (name: StoredBuild): string => join(store, name)

/** What a stored build printed. */
export const outputOf = (name: StoredBuild): Promise<string> =>
  readFile(join(store, `${name}.log`), "utf8")

/** Builds that are to be made, in this order, one after the other: none when the stored ones are of these sources. */
export async function missingBuilds(): Promise<BuildStep[]> {
  const digest = await inputDigest(process.cwd())
  if ((await readFile(made, "utf8").catch(() => "")) === digest) return []
  await rm(store, { recursive: true, force: true })
  await mkdir(store, { recursive: true })
  let site: Workspace
  return [
    {
      name: "before",
      async make() {
        site = await makeWorkspace(process.cwd(), "deployed", "content")
        await writeBefore(site)
        return buildInto("before", site)
      },
    },
    {
      name: "restyled",
      async make() {
        await writeCorpus(join(site.content, "blog"), CORPUS.restyled)
        const tokens = join(site.root, "src/styles/tokens.css")
        await edit(tokens, `--radius: ${RADIUS.before}`, `--radius: ${RADIUS.restyled}`)
        const failed = await buildInto("restyled", site)
        await edit(tokens, `--radius: ${RADIUS.restyled}`, `--radius: ${RADIUS.before}`)
        for (let number = CORPUS.before; number < CORPUS.restyled; number += 1) {
          await rm(join(site.content, `blog/article-${number}`), { recursive: true })
        }
        return failed
      },
    },
    {
      name: "without-worker",
      async make() {
        const siteFile = join(site.content, "site.yml")
        await edit(siteFile, "\nserviceWorker: true\n", "\nserviceWorker: false\n")
        const failed = await buildInto("without-worker", site)
        await edit(siteFile, "\nserviceWorker: false\n", "\nserviceWorker: true\n")
        return failed
      },
    },
    {
      name: "after",
      async make() {
        await writeAfter(site)
        const failed = await buildInto("after", site)
        await rm(site.root, { recursive: true, force: true })
        return failed
      },
    },
    {
      name: "other",
      async make() {
        const other = await makeWorkspace(process.cwd(), "other", "content")
        await writeOther(other)
        const twoDaysLater = SOON.opens + 2 * 24 * 3600_000
        const clock = await clockAhead(other.root, twoDaysLater - Date.now())
        const failed = await buildInto("other", other, clock)
        await rm(other.root, { recursive: true, force: true })
        if (failed === undefined) await writeFile(made, digest)
        return failed
      },
    },
  ]
}

async function buildInto(
  name: StoredBuild,
  { root, run }: Workspace,
  env: Readonly<Record<string, string>> = {},
): Promise<string | undefined> {
  const src = join(root, "src")
  const sources = async () => digestOf(src, await listFiles(src))
  const before = await sources()
  const { code, output } = await run("build", [], env)
  if (code !== 0) return output
  if ((await sources()) !== before)
    return `The build “${name}” changed a file of src: it may not.\n`
  await writeFile(join(store, `${name}.log`), output)
  await cp(join(root, "release"), storedRelease(name), { recursive: true })
  return undefined
}
