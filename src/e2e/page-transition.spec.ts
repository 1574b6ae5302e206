import type { Page } from "@playwright/test"
import { holdAnswers } from "./held-answers"
import { hydrated, openPage } from "./hydrated"
import { addStyles } from "./own-styles"
import { heading, menuLink } from "./page-parts"
import { expectSameDocument, markDocument, newDocument } from "./site"
import { expect, test } from "./watched-page"

/** Counts the transitions that start, and keeps their animations: pseudo-element and milliseconds. */
async function watchTransitions(page: Page) {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    const transitions: string[][] = []
    Object.assign(window, { transitions })
    document.startViewTransition = update => {
      const transition = start(update)
      const seen: string[] = []
      transitions.push(seen)
      transition.ready
        .then(() => {
          for (const { effect } of document.getAnimations()) {
            if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement) continue
            seen.push(`${effect.pseudoElement} ${effect.getTiming().duration}`)
          }
        })
        .catch(() => seen.push("skipped"))
      return transition
    }
  })
  return (): Promise<string[][]> => page.evaluate(() => Reflect.get(window, "transitions"))
}

test("VISUAL 10: one page fades into the next within 300 ms; the header stands still", async ({
  page,
}) => {
  await openPage(page, "/")
  const transitions = await watchTransitions(page)
  await menuLink(page, "Blog").click()
  await expect(heading(page)).toHaveText("Blog")
  await expect.poll(async () => (await transitions())[0]?.length ?? 0).toBeGreaterThan(0)
  const animations = (await transitions()).flat()
  expect(animations).toContain("::view-transition-old(root) 200")
  expect(animations).toContain("::view-transition-new(root) 200")
  expect(animations.filter(text => text.includes("site-header"))).toEqual([])
  expect(animations.map(text => Number(text.split(" ")[1])).filter(ms => ms > 300)).toEqual([])
})

test("VISUAL 10: none for a place on the same page, for back and forward, and where reduced motion is preferred", async ({
  page,
}) => {
  await openPage(page, "/")
  const transitions = await watchTransitions(page)
  await menuLink(page, "My Tech Stack").click()
  await expect(page).toHaveURL("/#techstacks")
  await page.emulateMedia({ reducedMotion: "reduce" })
  await menuLink(page, "Blog").click()
  await expect(heading(page)).toHaveText("Blog")
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await page.goBack()
  await expect(page).toHaveURL("/#techstacks")
  await expect(page.locator("#techstacks")).toBeFocused()
  expect(await transitions()).toEqual([])
})

test("VISUAL 10: a page that takes its time freezes nothing: no transition before its data is there", async ({
  page,
}) => {
  const release = await holdAnswers(page, "**/page-data/about-me/page-data.json")
  await openPage(page, "/mentions-legales")
  const transitions = await watchTransitions(page)
  await menuLink(page, "About me").click()
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
  expect(await transitions()).toEqual([])
  release()
  await expect(page).toHaveURL("/about-me")
  await expect.poll(async () => (await transitions()).length).toBe(1)
})

test("VISUAL 10: a click during a transition does what it says, as do two quick ones", async ({
  page,
}) => {
  await openPage(page, "/")
  await markDocument(page)
  await addStyles(page, "::view-transition-new(root) { animation-duration: 60s !important }")
  const transitions = await watchTransitions(page)
  const box = await menuLink(page, "About me").boundingBox()
  await menuLink(page, "Blog").click()
  await expect.poll(async () => (await transitions())[0]?.length ?? 0).toBeGreaterThan(0)
  expect(box).not.toBeNull()
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page).toHaveURL("/about-me")
  await expect(heading(page)).toHaveText("À propos")
  await expectSameDocument(page)
})

test("VISUAL 10: a page whose script is missing still is reached, by a full load", async ({
  page,
  complaints,
}) => {
  let blocked = true
  await page.route("**/component---src-pages-about-me*.js", route =>
    blocked ? route.abort() : route.continue(),
  )
  await openPage(page, "/mentions-legales")
  await markDocument(page)
  page.on("framenavigated", () => {
    blocked = false
  })
  await menuLink(page, "About me").click()
  await expect(page).toHaveURL("/about-me")
  await expect(heading(page)).toHaveText("À propos")
  await hydrated(page)
  await newDocument(page)
  complaints.length = 0
})
