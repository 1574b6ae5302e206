import { siteSchema } from "../site/site-schema"
import { articleEnd } from "./article-end"

const text = { path: "/blog/x", title: "C’est l’été & le reste", file: "content/blog/l’été.mdx" }

/** The site file's own defaults, and what a test chooses. */
const site = (chosen: object = {}) =>
  siteSchema.pick({ site: true, editUrl: true, share: true, newsletter: true }).parse({
    site: {
      name: "Essai",
      url: "https://essai.example/carnet",
      description: "Un site.",
      shareImage: { path: "/share.png", alt: "Un carré" },
    },
    ...chosen,
  })

describe("ways on from the end of a text", () => {
  it("there are none unless the owner writes them", () => {
    expect(articleEnd(site(), text)).toBeUndefined()
  })

  it("a thread of the post, where the text is changed, and a newsletter", () => {
    const code = "https://code.example/edit/main"
    const chosen = {
      editUrl: `${code}/{path}`,
      newsletter: { label: "La lettre", url: "https://lettres.example/a", provider: "Lettres" },
    }
    const thread = "https://social.example/@ada/1"
    expect(articleEnd(site(chosen), { ...text, thread })).toEqual([
      { label: "Discuter sur Mastodon", href: thread },
      { label: "Modifier cette page", href: `${code}/content/blog/l%E2%80%99%C3%A9t%C3%A9.mdx` },
      { label: "La lettre", href: "https://lettres.example/a" },
    ])
  })

  it("places to share it, with its address and its title in theirs", () => {
    const share = [{ label: "Bleu", url: "https://bleu.example/?text={title}%20{url}&u={url}" }]
    const address = "https%3A%2F%2Fessai.example%2Fcarnet%2Fblog%2Fx"
    const title = "C%E2%80%99est%20l%E2%80%99%C3%A9t%C3%A9%20%26%20le%20reste"
    const href = `https://bleu.example/?text=${title}%20${address}&u=${address}`
    expect(articleEnd(site({ share }), text)).toEqual([{ label: "Partager sur Bleu", href }])
  })

  it.each([
    { editUrl: "https://code.example/edit/main" },
    { editUrl: "javascript:{path}" },
    { share: [{ label: "Bleu", url: "https://bleu.example/" }] },
    { share: [{ label: "Bleu", url: "data:{url}" }] },
    { newsletter: { label: "La lettre", url: "https://lettres.example/a" } },
  ])("refuses %j", chosen => {
    expect(() => site(chosen)).toThrow()
  })
})
