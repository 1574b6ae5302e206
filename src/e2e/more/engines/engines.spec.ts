import { setTimeout } from "node:timers/promises"
import { CHANGED_LABEL, CHANGED_POST } from "../../../testing/builds/sample-sites"
import type { Deployments } from "../../deployments"
import { everyPart } from "../../every-part"
import { removeFiles, scriptOf } from "../../guard/broken-files"
import { type Network, networkTo } from "../../network"
import { serveInFront } from "../../serve-in-front"
import { post, project } from "../../site"
import { expect, test } from "../../test"
import { engines } from "./engines"
import * as ask from "./questions"
import { useEngine } from "./use-engine"

test.use({ build: "site", mayComplain: true })

for (const { name, start } of engines) {
  test.describe(`R-22: ${name}`, () => {
    const engine = useEngine(name, start)
    const { open, goTo, shows } = engine
    let network: Network | undefined
    test.afterEach(async () => {
      await network?.close()
      network = undefined
    })

    const scrollTo = async (y: number) => {
      await engine.page.ask(`scrollTo({ top: ${y}, behavior: "instant" })`)
      // Gatsby notes it in the frame after.
      await engine.page.ask(ask.TWO_FRAMES)
    }

    test("a link shows the next page in the same document, with title, focus and mark, counted once", async ({
      server,
      newViews,
    }) => {
      await open(server.address)
      await engine.page.ask("window.sameDocument = true")
      await engine.page.click("nav a[href='/blog']")
      await shows(ask.TITLE, "Blog")
      await shows("document.title.startsWith('Blog')", true)
      await shows("document.activeElement.tagName", "MAIN")
      await shows(ask.CURRENT_MARK, "underline 2px")
      expect(await engine.page.ask("window.sameDocument")).toBe(true)
      await expect
        .poll(() =>
          newViews()
            .map(({ path, count }) => `${path} ${count}`)
            .sort(),
        )
        .toEqual(["/ 1", "/blog 1"])
    })

    test("back and forward stand where each page was left, and so does a reload", async ({
      server,
    }) => {
      await open(server.address)
      const leaveAt = async (y: number, to: string) => {
        await scrollTo(y)
        await engine.page.ask(`window.___navigate("${to}")`)
        await shows("location.pathname", to)
        await shows("Math.round(scrollY)", 0)
      }
      await leaveAt(900, post)
      await leaveAt(1500, project)
      await scrollTo(600)
      for (const [step, path, y] of [
        ["back", post, 1500],
        ["back", "/", 900],
        ["forward", post, 1500],
        ["forward", project, 600],
        ["back", post, 1500],
      ] as const) {
        await engine.page.ask(`void history.${step}()`)
        await shows("location.pathname", path)
        await shows("Math.round(scrollY)", y)
      }
      await engine.page.ask("window.sameDocument = true")
      await engine.page.ask("void location.reload()")
      await shows("'sameDocument' in window", false)
      await shows(ask.IS_ALIVE, 1)
      await shows("Math.round(scrollY)", 1500)
    })

    test("the search opens by key and button, finds, and returns the focus, even without its style", async ({
      server,
    }) => {
      network = await networkTo(server.address)
      await open(network.address)
      await engine.page.ask("document.querySelector('nav a[href=\"/blog\"]').focus()")
      await engine.page.ask(
        "void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))",
      )
      await shows("document.activeElement.type", "search")
      await engine.page.type("article")
      await shows(
        "/pages? trouvée/.test(document.querySelector('dialog [role=status]').textContent)",
        true,
      )
      network.becomes("silent")
      await engine.page.ask(ask.FOR_A_STYLE_SHEET)
      await engine.page.press("Escape")
      await shows("document.querySelector('dialog[open]')", null)
      await shows("document.activeElement.pathname", "/blog")
      await engine.page.click("[aria-haspopup=dialog]")
      await shows("document.activeElement.type", "search")
      await engine.page.press("Escape")
      await shows("document.querySelector('dialog[open]')", null)
      await shows("document.activeElement.ariaHasPopup", "dialog")
    })

    test("menu, large picture, header and fonts work", async ({ server }) => {
      await open(server.address + everyPart, 500)
      await engine.page.click("[commandfor=site-menu]")
      await shows("document.activeElement.closest('#site-menu') !== null", true)
      await engine.page.press("Escape")
      await shows("document.activeElement.ariaLabel", "Ouvrir le menu")
      await scrollTo(10)
      await shows("document.querySelector('header').dataset.scrolled", "false")
      await scrollTo(11)
      await shows("document.querySelector('header').dataset.scrolled", "true")
      // As before the scripts run: a surface where the browser can notice scrolling, else none (S-7).
      await engine.page.ask(
        "void document.querySelector('header').removeAttribute('data-scrolled')",
      )
      await scrollTo(200)
      await shows("getComputedStyle(document.querySelector('header'), '::before').height", "68px")
      await shows(
        "(getComputedStyle(document.querySelector('header'), '::before').visibility === 'visible') === CSS.supports('animation-timeline: scroll()')",
        true,
      )
      await engine.page.click("button[aria-label='Agrandir l’image']")
      const widerThanScreen =
        "document.querySelector('dialog[open] img').getBoundingClientRect().width > innerWidth"
      await shows(widerThanScreen, false)
      await engine.page.click("dialog[open] img")
      await shows(widerThanScreen, true)
      await engine.page.press("Escape")
      await shows("document.querySelector('dialog[open]')", null)
      await shows(ask.hasFace("h1"), true)
      await shows(ask.hasFace("p"), true)
    })

    test("S-28: after a deployment the next link is a full load", async ({ deployed }) => {
      const site = await deployed.begin("site")
      await open(site.address)
      await site.deploy("after")
      await shows(ask.LOOKS, true)
      await engine.page.ask("window.sameDocument = true")
      await engine.page.click("nav a[href='/blog']")
      await shows("'sameDocument' in window", false)
      await shows(ask.TITLE, "Blog")
      await shows("document.querySelector('a').textContent", CHANGED_LABEL)
    })

    test.describe("a page whose document takes its time", () => {
      let front: Awaited<ReturnType<typeof serveInFront>>
      test.afterEach(() => front.close())

      /** Opens a page of an old version; this document of the new one takes five times as long as without a sign. */
      const openBefore = async (deployed: Deployments, slow: string) => {
        const site = await deployed.begin("site")
        let isSlow = false
        front = await serveInFront(site.address, async ({ method, url }) => {
          if (isSlow && method === "GET" && url === slow) await setTimeout(5000)
          return false
        })
        await open(front.address)
        await engine.page.ask("void ___navigate('/about-me')")
        await shows(ask.TITLE, "À propos")
        await site.deploy("next")
        await shows(ask.LOOKS, true)
        isSlow = true
      }

      test("has a sign after a step back until the document comes", async ({ deployed }) => {
        await openBefore(deployed, "/")
        await engine.page.ask(ask.NOTE_SIGN)
        // A driver waits for the document before it answers.
        await engine.page.ask("void setTimeout(() => history.back())")
        await shows("document.querySelector('h1 em')?.textContent", "avant")
        expect(await engine.page.ask("sessionStorage.sign")).toBe("/ À propos")
      })

      test("has no sign any more when the visitor stops it", async ({ deployed }) => {
        await openBefore(deployed, "/blog")
        await engine.page.ask(ask.STOP_AT_SIGN)
        await engine.page.ask("void setTimeout(() => ___navigate('/blog'))")
        await shows("sessionStorage.stopped", "/about-me")
        await shows(ask.SIGNS, 0)
        expect(await engine.page.ask(ask.TITLE)).toBe("À propos")
      })
    })

    test("S-16: without the page's script it loads once more, then shows a notice above the text", async ({
      deployed,
    }) => {
      const site = await deployed.begin("site")
      await removeFiles(site, await scriptOf(site, "component---src-pages-about-me"))
      await open(site.address)
      await engine.page.click("nav a[href='/about-me']")
      await shows(
        "document.querySelector('[role=alert]')?.textContent.includes('Internal Server Error')",
        true,
      )
      await shows("location.pathname", "/about-me")
      await shows(ask.TITLE, "À propos")
    })

    test("R-13: a page is read without a network; after an update the first load is the new one", async ({
      deployed,
    }) => {
      const site = await deployed.begin("site")
      network = await networkTo(site.address)
      await open(network.address + CHANGED_POST.path)
      await shows(ask.IS_CONTROLLED, true)
      await shows(ask.IS_KEPT, true)
      network.becomes("gone")
      await goTo(`${network.address}${CHANGED_POST.path}?page=2`)
      await shows(ask.TITLE, "Un article qui change")
      const neverOpened = `${network.address}${project}?page=2`
      await engine.page.goTo(neverOpened)
      await shows(ask.TITLE, "Pas de réseau")
      network.becomes("there")
      await engine.page.ask("void dispatchEvent(new Event('online'))")
      await shows(ask.IS_ALIVE, 1)
      expect(await engine.page.ask("location.href")).toBe(neverOpened)
      await site.deploy("after")
      await goTo(network.address + CHANGED_POST.path)
      await shows(`document.body.textContent.includes("${CHANGED_POST.text}")`, true)
      // Chromium stops no worker that DevTools watch, so the next one waits: see service-worker.spec.
      if (name === "Chromium") return
      await shows(ask.COMING_WORKERS, 0)
      await engine.page.atRest()
      // A worker is not replaced while an event of it lasts: the network may not hang it.
      network.becomes("silent")
      await engine.page.ask(ask.HOLD_WORKER)
      await expect.poll(() => network?.asked).toContain("GET /about-me")
      network.becomes("there")
      await site.deploy("bare")
      await shows(ask.WORKERS_LEFT, 0)
      await goTo(network.address)
      await shows("caches.keys()", [])
    })
  })
}
