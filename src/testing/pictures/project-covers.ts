import { openStill, photograph, type View } from "./camera"
import { onSquaredPaper } from "./paper"
import type { Picture } from "./site-pictures"

/** 16:10, and 1600 picture pixels wide. */
const COVER: View = { width: 1000, height: 625, density: 1.6, scheme: "light" }

const coverOf = (slug: string) => `content/projects/${slug}/couverture.png`

/** The covers that show this very site. */
export const PROJECT_COVERS: readonly Picture[] = [
  {
    file: coverOf("compteur-de-visites"),
    async take(browser, address) {
      const article = `${address}/blog/compter-les-visites-sans-cookie`
      const page = await openStill(browser, article, COVER)
      await page.locator("figure dl").evaluate(fields => {
        fields.closest("figure")?.scrollIntoView({ block: "center", behavior: "instant" })
      })
      return photograph(page)
    },
  },
  {
    file: coverOf("un-cahier-a-marge"),
    async take(browser, address) {
      // No project is in sight on the home page's first screen: the cover does not hold itself.
      const home: View = { width: 880, height: 640, density: 1.2, scheme: "light" }
      const phone: View = { width: 372, height: 720, density: 1.25, scheme: "dark" }
      const article = `${address}/blog/ecrire-un-article`
      return onSquaredPaper(browser, [
        {
          picture: await photograph(await openStill(browser, `${address}/`, home)),
          x: 64,
          y: 96,
        },
        { picture: await photograph(await openStill(browser, article, phone)), x: 1088, y: 176 },
      ])
    },
  },
]

/** Shows GraphiQL, with a real query and its answer. Its address is that of `npm run develop`. */
export const GRAPHIQL_COVER: Picture = {
  file: coverOf("articles-en-donnees"),
  async take(browser, develop) {
    const address = `${develop}/___graphql?query=${encodeURIComponent(QUERY)}`
    const page = await openStill(browser, address, COVER)
    await page.getByRole("button", { name: /execute query/i }).click()
    const answer = page.getByRole("region", { name: "Result Window" })
    await answer.getByText('"content"').waitFor()
    // The handles for folding come last.
    await answer.locator(".CodeMirror-foldgutter-open").first().waitFor()
    // Away from the button, which else shows its name over the query.
    await page.mouse.move(0, 0)
    return photograph(page)
  },
}

/** In short lines, to be read whole beside the answer. */
const QUERY = `{
  blogPost(slug: {
    eq: "un-article-est-une-donnee"
  }) {
    title
    date
    content
  }
}`
