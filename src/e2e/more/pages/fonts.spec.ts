import { openPage } from "../../hydrated"
import { own } from "../../pages/every-page/faces"
import { fontsOf } from "../../pages/page-fonts"
import { rewritePage } from "../../rewritten-page"
import { post } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

test("titles are in Bricolage Grotesque, text and italics in Literata, with all French signs", async ({
  page,
}) => {
  await openPage(page, post)
  await page
    .locator("main article p")
    .last()
    .evaluate(paragraph => {
      paragraph.id = "probe"
      const slanted = Object.assign(document.createElement("em"), { textContent: "Penché." })
      paragraph.replaceChildren(
        "Où\u202f? «\u00a0L’œuvre d’à côté\u00a0»\u202f: 12\u202f%. ",
        slanted,
      )
    })
  await page.evaluate(() => document.fonts.ready)
  expect(await fontsOf(page, "h1")).toEqual([own("Bricolage Grotesque")])
  // The upright face and the italic one.
  expect(await fontsOf(page, "#probe")).toEqual([own("Literata"), own("Literata")])
})

test("a letter outside of the subset is in a font of the machine, and loads no file", async ({
  page,
}) => {
  const asked: string[] = []
  page.on("request", request => asked.push(request.url()))
  const article = "/blog/montrer-du-code"
  await rewritePage(page, article, html =>
    html.replace('<div data-article="">', '$&<p id="probe">Łódź</p>'),
  )
  await openPage(page, article)
  await page.evaluate(() => document.fonts.ready)
  expect(await fontsOf(page, "#probe")).toContainEqual(expect.objectContaining({ own: false }))
  expect(asked.filter(url => /-(latin|ext)-/.test(url))).toEqual([])
})
