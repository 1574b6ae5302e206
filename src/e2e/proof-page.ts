import { buildSync } from "esbuild"
import { hydrated, mounted } from "./hydrated"
import { pages } from "./site"
import { twoFrames } from "./two-frames"
import { test as base, expect } from "./watched-page"

/** An address that no page has. */
export const MISSING = "/nope"
/** The page for readers without a network, which stands in no list. */
const OFFLINE = "/offline"
const [, ...otherTags] = pages.filter(path => path.startsWith("/blog/tag/"))
/** Pages of tags differ in what they list only: one of them is enough. */
export const everyPage = [...pages.filter(path => !otherTags.includes(path)), OFFLINE, MISSING]

export const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }
export const NARROW = { width: 320, height: 640 }
export const SCHEMES = ["light", "dark"] as const

/** A style: text at 200 %. */
export const TWICE = "html { font-size: 200% !important }"

const look = buildSync({
  entryPoints: ["src/e2e/in-page/entry.ts"],
  bundle: true,
  write: false,
  format: "iife",
  target: "es2022",
}).outputFiles[0]?.text

interface Visits {
  /**
   * Opens a page, waits until scripts run if they do, and makes `window.look` ready. Questions of `early` run once
   * scripts do, before the rest of the page has loaded.
   */
  visit: (path: string, early?: () => Promise<void>) => Promise<void>
}

/** The watched page, for what has to hold on every page. */
export const test = base.extend<Visits>({
  visit: async ({ page, complaints, javaScriptEnabled }, use) => {
    await use(async (path, early) => {
      await page.goto(path, early && { waitUntil: "commit" })
      if (early) {
        await mounted(page)
        await early()
      }
      if (javaScriptEnabled ?? true) {
        await hydrated(page)
        await page.evaluate(twoFrames)
      }
      if (!look) throw new Error("esbuild gave no script.")
      await page.evaluate(look)
      if (path === MISSING) complaints.splice(0)
    })
  },
})

export { expect }
