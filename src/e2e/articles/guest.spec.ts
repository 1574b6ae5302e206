import { execFileSync } from "node:child_process"
import { DROPPED, HARMLESS, REFUSED, REFUSED_MD, REFUSED_MDX } from "../../testing/guest-texts"
import { expect, test } from "../test"

test.use({ build: "site" })

const texts = [
  ...REFUSED,
  ...REFUSED_MD,
  ...REFUSED_MDX,
  ...HARMLESS,
  ...DROPPED.map(([text]) => text),
]

/** Compiles texts in both formats, in a process of its own. */
const COMPILE = `const { compileArticle } = require("@site/articles")
  const texts = JSON.parse(require("node:fs").readFileSync(0, "utf8"))
  const manner = { typography: true, texts: require("./src/i18n/fr.json") }
  const both = texts.flatMap(text => ["md", "mdx"].map(format => compileArticle(text, format, manner)))
  Promise.all(both).then(all => process.stdout.write(
    JSON.stringify(all.flatMap(({ content, plain }) => [content.flat().map(piece => piece.link ?? piece).join(""), plain.html]))))`

test("R-31: what is left of a guest's texts runs and loads nothing, without a policy", async ({
  page,
}) => {
  const run = ["--import", "tsx", "--eval", COMPILE]
  const output = execFileSync(process.execPath, run, {
    input: JSON.stringify(texts),
    encoding: "utf8",
  })
  const articles: string[] = JSON.parse(output)
  const shown = articles.filter(html => html !== "")
  expect(shown.length).toBeGreaterThan(DROPPED.length)
  const requested: string[] = []
  await page.route("**", route => {
    requested.push(route.request().url())
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><p id=end></p>" })
  })
  await page.goto("/")
  for (const html of shown) {
    // As the parser of a document reads it, scripts included.
    await page.setContent(`<!doctype html><main>${html}</main><p id="end"></p>`)
    expect(await page.evaluate(() => "x" in window), html).toBe(false)
    expect(await page.locator("script, iframe, template, form, style, [style]").count(), html).toBe(
      0,
    )
    await expect(page.locator("body > #end"), html).toBeAttached()
  }
  expect(requested).toHaveLength(1)
})
