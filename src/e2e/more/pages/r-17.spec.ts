import { extractText } from "unpdf"
import { addStyles } from "../../own-styles"
import { everyPage, LAYOUTS, TWICE } from "../../pages/proof-page"
import { expectWhole } from "../../pages/without-scripts"
import { site } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

test("R-17, VISUAL 14: the CV is on two A4 pages at most; name, work and contact begin it", async ({
  page,
  visit,
}) => {
  await visit("/about-me")
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true })
  const { totalPages, text } = await extractText(new Uint8Array(pdf))
  expect(totalPages).toBeLessThanOrEqual(2)
  const { name, jobTitle, email } = site.identity
  const begin = text[0]?.slice(0, 250) ?? ""
  expect(begin).toMatch(new RegExp(`^\\s*${name}`))
  expect(begin).toContain(jobTitle)
  expect(begin).toContain(email)
  // Once: the section at the end is for screens.
  expect(text.join().split(email)).toHaveLength(2)
})

test("R-17, VISUAL 14: the printed page about the owner has their name, beside a portrait too", async ({
  page,
  visit,
}) => {
  await visit("/about-me")
  const label = page.locator("main dl").filter({ hasText: site.identity.name })
  // As with a portrait, which leaves the label to paper.
  await label.evaluate(list => {
    list.parentElement?.classList.add("paper-only")
    const [figure, picture] = [document.createElement("figure"), new Image(560, 870)]
    figure.className = "owner-portrait-figure"
    picture.className = "owner-portrait-picture"
    figure.append(picture)
    list.parentElement?.before(figure)
  })
  await expect(label).toBeHidden()
  await page.emulateMedia({ media: "print" })
  await expect(label.getByText(site.identity.name)).toBeVisible()
  const email = page.getByRole("link", { name: site.identity.email }).first()
  const parts = [page.locator("main figure img"), label, email]
  const [portrait, facts, contact] = await Promise.all(parts.map(part => part.boundingBox()))
  expect(portrait?.height, "4 cm at most").toBeLessThan(152)
  expect(contact?.y).toBeGreaterThanOrEqual((facts?.y ?? 0) + (facts?.height ?? Number.NaN))
})

test("R-17: no word of the footer is parted at 360 px with 200 % text", async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit("/")
  const columns = () =>
    page.getByRole("contentinfo").evaluate(footer => {
      const places = [...footer.querySelectorAll("a")].map(link => link.getBoundingClientRect())
      return new Set(places.map(({ left }) => left)).size
    })
  expect(await columns()).toBe(2)
  await addStyles(page, TWICE)
  expect(await columns()).toBe(1)
  const parted = await page.getByRole("contentinfo").evaluate(footer => {
    const texts = document.createTreeWalker(footer, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/\S+/g)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (range.getClientRects().length > 1) found.push(word)
      }
    }
    return found
  })
  expect(parted).toEqual([])
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  for (const path of everyPage.filter(path => !LAYOUTS.includes(path))) {
    test(`R-17: ${path} is whole, its menu reachable`, async ({ page, visit }) => {
      await visit(path)
      await expectWhole(page)
    })
  }
})
