import { execFileSync } from "node:child_process"
import { pathToFileURL } from "node:url"
import { expectNothingFound } from "../../pages/every-page/axe"
import { expect, test } from "../../test"

// Only axe needs what the policy of the report refuses.
test.use({ build: "site", mayComplain: true })

test("the report of a server that counts asks the network for nothing, and fits screens and paper", async ({
  page,
  browser,
  other,
}) => {
  for (const path of ["/", "/blog", "/blog", "/nowhere"]) {
    const data = { path, referer: "direct", agent: "firefox", country: "FR" }
    const answer = await page.request.post(`${other.address}/api/metrics-page-view-counter`, {
      data,
    })
    expect(answer.status()).toBe(204)
  }
  const file = test.info().outputPath("report.html")
  const command = ["--import", "tsx", "packages/page-views/commands/stats.ts", "--html", file]
  execFileSync(process.execPath, command, {
    env: { ...process.env, PAGE_VIEWS_DB: other.database },
  })
  const address = pathToFileURL(file).href

  const [complaints, requests]: [string[], string[]] = [[], []]
  page.on("console", message => complaints.push(message.text()))
  page.on("request", request => requests.push(request.url()))
  await page.goto(address)
  expect(complaints).toEqual([])
  expect(requests.filter(url => url !== address)).toEqual([])
  const row = page.getByRole("row", { name: "/blog 2", exact: true })
  expect((await row.locator("rect").boundingBox())?.width).toBeGreaterThan(50)
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)")
  await expect(page.locator("html")).toHaveCSS("color", "rgb(0, 0, 0)")
  await expect(page.locator("svg").first()).toHaveCSS("fill", "rgb(0, 0, 0)")

  const context = await browser.newContext({ bypassCSP: true })
  const open = await context.newPage()
  await open.goto(address)
  await expect(open.getByRole("table")).toHaveCount(4)
  for (const width of [320, 390, 1280]) {
    await open.setViewportSize({ width, height: 800 })
    await expectNothingFound(open, `report, ${width} px`)
    expect(await open.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await context.close()
})
