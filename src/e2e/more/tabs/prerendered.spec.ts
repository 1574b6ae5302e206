import type { DeployedSite } from "../../deployments"
import { removeFiles, rewriteFile, scriptOf } from "../../guard/broken-files"
import { networkTo } from "../../network"
import { expect, test } from "../../test"
import { prerender, type RealBrowser, type RealTab, startRealBrowser } from "./real-browser"

test.use({ build: "site", mayComplain: true })

let browser: RealBrowser

let tab: RealTab

test.beforeEach(async () => {
  browser = await startRealBrowser()
  tab = await browser.openTab("in front")
  await tab.send("Page.setBypassCSP", { enabled: true })
})

test.afterEach(() => browser.close())

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
    await tab.send("Page.navigate", { url: `${network.address}/builds/latest.json` })
    await expect.poll(() => tab.ask("location.pathname")).toBe("/builds/latest.json")
    await prerender(tab, "/about-me")
    const complete = () => tab.askPrerendered("document.readyState").catch(() => [])
    await expect.poll(complete).toEqual(["complete"])
    await expect.poll(() => network.asked).toContain(`GET /${script}`)
    await tab.ask(`void setTimeout(() => location.assign("/about-me"))`)
    const hasNotice = `document.querySelector("[role=alert]")?.textContent.includes("Internal Server Error")`
    await expect.poll(() => tab.ask(hasNotice).catch(() => false)).toBe(true)
    expect(await tab.ask("document.querySelector('h1').textContent")).toBe("À propos")
    expect(network.asked.filter(request => request === "GET /about-me")).toHaveLength(2)
    await network.close()
  })
}
