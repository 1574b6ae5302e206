import { preview } from "../../preview"
import { PARTS } from "../../search/search-parts"
import { pages, site } from "../../site"
import { expect } from "../../test"
import { shiftsOf } from "../page-fonts"
import { DESKTOP } from "../proof-page"
import type { Statement } from "./view"

/** The demonstration’s. */
const ENGLISH_POST = "/blog/an-article-is-data"

/** Requests of a page, and its movements while they are answered. */
export const loads: Statement = async (page, { viewport, requests }) => {
  expect.soft(await shiftsOf(page), "moves").toEqual([])
  if (viewport !== DESKTOP) return
  await page.waitForLoadState("networkidle")
  const previews = await preview(page).all()
  for (const figure of previews) await expect(figure.locator("dd").first()).toBeVisible()
  const loaded = (part: RegExp) => requests.filter(url => part.test(url)).length
  expect.soft(loaded(PARTS), "parts of the search, unopened").toBe(0)
  const { origin } = new URL(page.url())
  const foreign = requests.filter(url => new URL(url).origin !== origin && !url.startsWith("data:"))
  expect.soft(foreign, "of other sites").toEqual([])
}

/** A page about one thing has a picture of its own for shared links. */
const HAS_PICTURE =
  /^\/(?:(?!(?:blog|project|plan|mentions-legales)$)[^/]+|(?:blog\/(?!\d{4}$)|project\/)[^/]+)$/

export const head: Statement = async (page, { path, viewport }) => {
  if (viewport !== DESKTOP || !pages.includes(path)) return
  const written = await page.evaluate(() => window.look.headOfFile())
  const { name, separator, url, shareImage } = site.site
  const ending = path === "/" ? name : `${separator}${name}`
  expect.soft(written.title.endsWith(ending), written.title).toBe(true)
  expect.soft(written).toMatchObject({
    ogUrl: `${url}${path}`,
    ogImage: HAS_PICTURE.test(path)
      ? expect.stringMatching(new RegExp(`^${url}${path}\\.png\\?\\w+$`))
      : url + shareImage.path,
    card: "summary_large_image",
    // An English text has the locale of its language.
    locale: path === ENGLISH_POST ? "en_US" : "fr_FR",
  })
  // A post may name an earlier publication as its canonical address.
  if (!path.startsWith("/blog/")) expect.soft(written.canonical).toBe(`${url}${path}`)
  expect.soft(written.description).not.toBeNull()
  const shown = await page.evaluate(() => window.look.headOf(document))
  expect.soft(shown, "once scripts have run").toEqual(written)
}

export const frenchSigns: Statement = async page => {
  const text = await page.locator("main").evaluate(main => {
    const copy = main.cloneNode(true)
    if (copy instanceof Element)
      for (const other of copy.querySelectorAll("pre, code, [lang=en]")) other.remove()
    return copy.textContent ?? ""
  })
  expect.soft(text.match(/.{0,20}\p{L} [:;!?»](?=\s|$)|« .{0,20}/gu) ?? []).toEqual([])
}
