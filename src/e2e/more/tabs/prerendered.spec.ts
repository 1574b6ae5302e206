import type { Page } from "puppeteer-core"
import type { DeployedSite } from "../../deployments"
import { removeFiles, rewriteFile, scriptOf } from "../../guard/broken-files"
import { networkTo } from "../../network"
import { expect, test } from "../../test"
import { prerender, realBrowser } from "./real-browser"

test.use({ build: "site", mayComplain: true })

const browser = realBrowser()

let tab: Page

test.beforeEach(async () => {
  tab = await browser.newPage()
  await tab.setBypassCSP(true)
})

const breakFile = (site: DeployedSite, name: string) => rewriteFile(site, name, "(")

for (const [loss, piece, lose] of [
  ["a script of every page is missing", "app-", removeFiles],
  ["its own script is missing", "component---src-pages-about-me", removeFiles],
  ["its own script is broken", "component---src-pages-about-me", breakFile],
] as const) {
  test(`R-8, R-12: a prerendered page waits when ${loss}, then loads once more, with a notice`, async ({
    deployed,
  }) => {
    const site = await deployed.begin("site")
    const script = await scriptOf(site, piece)
    await lose(site, script)
    const network = await networkTo(site.address)
    // A document of the site that needs no scripts.
    await tab.goto(`${network.address}/builds/latest.json`)
    const ask = await prerender(tab, "/about-me")
    const complete = () => ask("document.readyState").catch(() => [])
    await expect.poll(complete).toEqual(["complete"])
    await expect.poll(() => network.asked).toContain(`GET /${script}`)
    await tab.evaluate(`void setTimeout(() => location.assign("/about-me"))`)
    const hasNotice = `document.querySelector("[role=alert]")?.textContent.includes("Internal Server Error")`
    await expect.poll(() => ask(hasNotice)).toEqual([true])
    expect(await ask("document.querySelector('h1').textContent")).toEqual(["À propos"])
    expect(network.asked.filter(request => request === "GET /about-me")).toHaveLength(2)
    await network.close()
  })
}
