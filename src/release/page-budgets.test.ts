import { mkdtempSync, writeFileSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { checkBudgets, partsOf } from "./page-budgets"

const site = mkdtempSync(join(tmpdir(), "budgets-"))

async function page(path: string, html: string) {
  await mkdir(join(site, path), { recursive: true })
  writeFileSync(join(site, path, "index.html"), html)
  return { path, parts: partsOf(html) }
}

test("Ecodesign: a page in its budget passes, its files taken as they are sent", async () => {
  writeFileSync(join(site, "app.js"), "x".repeat(400_000))
  writeFileSync(join(site, "app.js.br"), "x".repeat(100_000))
  const home = await page(
    "/",
    '<link as="font" rel="preload" href="/sub/app.js"/><script src="/sub/app.js">',
  )
  const article = await page("/blog/long", "<p>".repeat(1200))
  await expect(checkBudgets(site, [home, article], "/sub")).resolves.toBeUndefined()
})

test("Ecodesign: a build is refused for pages over the budget of their kind, each with what to do", async () => {
  writeFileSync(join(site, "big.js"), "x".repeat(300_001))
  const home = await page("/", '<script src="/big.js" async></script>')
  const long = await page("/blog/long", "<p>".repeat(1201))
  const list = await page("/blog/page/2", "<li>".repeat(601))
  const refusal = checkBudgets(site, [home, long, list], "")
  await expect(refusal).rejects.toThrow(/^\/ — 300038 bytes; expected at most 300000 .*“Accueil”/)
  await expect(refusal).rejects.toThrow(
    /\n\/blog\/long — 1201 elements; expected at most 1200 .*“Articles”.*src\/site\/measures\.ts/,
  )
  await expect(refusal).rejects.toThrow("/blog/page/2 — 601 elements; expected at most 600")
})
