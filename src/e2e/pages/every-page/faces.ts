import type { Page } from "@playwright/test"
import { expect } from "../../test"
import { fontsOf } from "../page-fonts"
import type { Statement } from "./view"

const DISPLAY = "bricolage-grotesque"
const TEXT = "literata"
const ITALIC = "literata-italic"

/** `/static/literata-italic-<32 hex digits>.woff2` → `literata-italic`. */
const faceOf = (address: string) =>
  /\/static\/(.+)-[0-9a-f]{32}\.woff2$/.exec(new URL(address).pathname)?.[1]

export const own = (name: string) => ({ name: expect.stringMatching(`^${name}`), own: true })

/** While no file of a face has come. */
export async function facesOnTheirWay(page: Page): Promise<void> {
  expect.soft(await fontsOf(page, "h1")).not.toContainEqual(own("Bricolage Grotesque"))
  expect.soft(await fontsOf(page, "main p")).not.toContainEqual(own("Literata"))
}

/** The faces that the page shows are requested once, all from this site, and are what it preloads. */
export const faces: Statement = async (page, { requests }) => {
  const shown = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts]
      .filter(({ family, status }) => status === "loaded" && /^"?\w+"?$/.test(family))
      .map(({ family, style }) => `${family.replaceAll('"', "")} ${style}`)
  })
  expect.soft(await fontsOf(page, "h1")).toEqual([own("Bricolage Grotesque")])
  const asked = requests.filter(url => url.endsWith(".woff2"))
  const preloads = await page
    .locator("head link[rel=preload][as=font][type='font/woff2'][crossorigin]")
    .evaluateAll(links => links.map(link => (link instanceof HTMLLinkElement ? link.href : "")))
  const names = asked.map(faceOf).sort()
  const isSlanted = shown.includes("Literata italic")
  expect.soft(names).toEqual([DISPLAY, TEXT, ...(isSlanted ? [ITALIC] : [])])
  expect
    .soft(new Set(shown))
    .toEqual(
      new Set(["Bricolage normal", "Literata normal", ...(isSlanted ? ["Literata italic"] : [])]),
    )
  expect.soft(preloads.map(faceOf).sort()).toEqual(names)
  expect
    .soft(new Set(asked.map(url => new URL(url).origin)))
    .toEqual(new Set([new URL(page.url()).origin]))
  let bytes = 0
  for (const url of asked) bytes += (await (await page.request.get(url)).body()).byteLength
  expect.soft(bytes).toBeLessThanOrEqual(80_000)
}
