import type { Page } from "@playwright/test"
import { buildSync } from "esbuild"
import { hydrated, mounted } from "../hydrated"
import { twoFrames } from "../two-frames"

/** An address that no page has. */
export const MISSING = "/nope"

let look: string | undefined

/** The script that makes `window.look`. */
function lookScript(): string {
  look ??= buildSync({
    entryPoints: ["src/e2e/pages/in-page/entry.ts"],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
  }).outputFiles[0]?.text
  if (!look) throw new Error("esbuild gave no script.")
  return look
}

/**
 * Opens a page, waits until scripts run if they do, and makes `window.look` ready. Questions of `early` run once
 * scripts do, before the rest of the page has loaded.
 */
export type Visit = (path: string, early?: () => Promise<void>) => Promise<void>

export const visitOf =
  (page: Page, complaints: string[], isScripted: boolean): Visit =>
  async (path, early) => {
    await page.goto(path, early && { waitUntil: "commit" })
    if (early) {
      await mounted(page)
      await early()
    }
    if (isScripted) {
      await hydrated(page)
      await page.evaluate(twoFrames)
    }
    await page.evaluate(lookScript())
    if (path === MISSING) complaints.splice(0)
  }
