import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { storedRelease } from "../../../testing/builds/stored-builds"
import { serveSite } from "../../../testing/serve-site"
import { expectNothingFound } from "../../pages/every-page/axe"
import { expect, test } from "../../test"

test.use({ build: "site", mayComplain: true })

/** User agent that does not look like a bot: those are counted apart. */
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"

/** The report of `npm run stats -- --html`, made while the real server counts, and read from the disk. */
let folder: string

let address: string

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "stats-report-"))
  const file = join(folder, "report.html")
  const server = await serveSite(storedRelease("site"))
  try {
    for (const path of ["/", "/blog", "/blog", "/nowhere"]) {
      const view = { path, referer: "direct", agent: "firefox", country: "FR" }
      const answer = await fetch(`${server.address}/api/metrics-page-view-counter`, {
        method: "POST",
        headers: { "content-type": "application/json", "user-agent": BROWSER },
        body: JSON.stringify(view),
      })
      expect(answer.status).toBe(204)
    }
    const command = ["--import", "tsx", "packages/page-views/commands/stats.ts", "--html", file]
    const env = { ...process.env, PAGE_VIEWS_DB: server.database }
    execFileSync(process.execPath, command, { env })
  } finally {
    await server.stop()
  }
  address = pathToFileURL(file).href
})

test.afterAll(() => rmSync(folder, { recursive: true }))

test("the report requests nothing from the network, and its policy refuses nothing of its own", async ({
  page,
}) => {
  const complaints: string[] = []
  const requests: string[] = []
  page.on("console", message => complaints.push(message.text()))
  page.on("request", request => requests.push(request.url().slice(0, 100)))
  await page.goto(address)
  expect(complaints).toEqual([])
  expect(requests.filter(url => url !== address)).toEqual([])
  const row = page.getByRole("row", { name: "/blog 2", exact: true })
  const bar = await row.locator("rect").boundingBox()
  expect(bar?.width).toBeGreaterThan(50)
})

for (const width of [320, 390, 1280]) {
  test(`axe finds nothing in the report at ${width} px, light and dark, and nothing leaves it`, async ({
    browser,
  }) => {
    // Only the test's own script needs what the policy refuses.
    const viewport = { width, height: 800 }
    const context = await browser.newContext({ viewport, bypassCSP: true })
    const page = await context.newPage()
    await page.goto(address)
    await expectNothingFound(page, "report")
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expect(page.getByRole("table")).toHaveCount(4)
    await context.close()
  })
}

test("on paper the report is black on white, with its bars", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  await page.goto(address)
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)")
  await expect(page.locator("html")).toHaveCSS("color", "rgb(0, 0, 0)")
  await expect(page.locator("svg").first()).toHaveCSS("fill", "rgb(0, 0, 0)")
})
