import { endExpected } from "../../complaints"
import { openPage } from "../../hydrated"
import { heading } from "../../page-parts"
import { own } from "../../pages/every-page/faces"
import { fontsOf } from "../../pages/page-fonts"
import { everyPage } from "../../pages/proof-page"
import { rewritePage } from "../../rewritten-page"
import { pages, post } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

/** Some of these tests open every page. */
test.describe.configure({ timeout: 180_000 })

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

test("without any font from the network every kind of page still reads", async ({
  page,
  complaints,
}) => {
  await page.route("**/*.woff2", route => route.abort())
  for (const path of everyPage.filter(path => pages.includes(path))) {
    await openPage(page, path)
    await expect(heading(page)).toBeVisible()
    const fonts = [await fontsOf(page, "h1"), await fontsOf(page, "main p")].flat()
    expect(fonts.length, path).toBeGreaterThan(1)
    expect(
      fonts.filter(({ own }) => own),
      path,
    ).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBe(0)
  }
  await page.close()
  // The files that the test itself has stopped.
  expect(new Set(complaints)).toEqual(new Set(["Failed to load resource: net::ERR_FAILED"]))
  await endExpected(page, complaints)
})
