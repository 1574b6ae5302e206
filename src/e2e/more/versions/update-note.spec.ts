import type { Page } from "@playwright/test"
import { CHANGED_LABEL } from "../../../testing/builds/sample-sites"
import { endExpected } from "../../complaints"
import { deployedSite } from "../../deployed-site"
import { openPage } from "../../hydrated"
import { expectSameDocument } from "../../site"
import { expect, test } from "../../test"
import { learnOfBuild, updateNote } from "../../versions/look-for-version"

test.use({ build: "site" })

const site = deployedSite()

async function openWithNote(page: Page, path: string): Promise<void> {
  await openPage(page, site.address + path)
  await learnOfBuild(page, site, "after")
}

test("S-28: the note takes no focus, is the last stop of Tab, and reloads the page in place", async ({
  page,
}) => {
  await openWithNote(page, "/about-me?a=b#site-main")
  expect(await page.evaluate(() => document.activeElement?.closest("[role=status]"))).toBeNull()
  await page.locator("footer").getByRole("link").last().focus()
  await page.keyboard.press("Tab")
  while (await page.evaluate(() => document.activeElement?.closest("footer") !== null)) {
    await page.keyboard.press("Tab")
  }
  await expect(page.getByRole("button", { name: "Recharger" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("link", { name: CHANGED_LABEL })).toHaveCount(1)
  await expect(page).toHaveURL(`${site.address}/about-me?a=b#site-main`)
  await expect(updateNote(page)).toHaveCount(0)
})

test("S-28: without a server, the note reports it instead of reloading, and the page stays", async ({
  page,
  complaints,
}) => {
  await openWithNote(page, "/blog")
  await site.stop()
  await page.getByRole("button", { name: "Recharger" }).click()
  await expect(page.getByText("Le site ne répond pas")).toBeVisible()
  await expectSameDocument(page)
  await endExpected(page, complaints)
})

test("S-28: the note can be put off by the keyboard; the focus goes to the page", async ({
  page,
}) => {
  await openWithNote(page, "/blog")
  await page.getByRole("button", { name: "Plus tard" }).press("Enter")
  await expect(updateNote(page)).toHaveCount(0)
  await expect(page.locator("main")).toBeFocused()
  await expectSameDocument(page)
})

for (const width of [320, 390, 1280]) {
  test(`S-28: at ${width} px the note covers nothing at the end of the page, and no focused link`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await openWithNote(page, "/blog/ecrire-un-article")
    const note = updateNote(page).locator("> div")
    expect(await note.evaluate(element => element.scrollWidth <= window.innerWidth)).toBe(true)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const edges = () =>
      page.evaluate(() => {
        const bottom = document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0
        const top = document.querySelector("[role=status] > div")?.getBoundingClientRect().top ?? 0
        return top - bottom
      })
    await expect.poll(edges).toBeGreaterThanOrEqual(0)
    await page.evaluate(() => window.scrollTo(0, 0))
    // Elements that Tab brings into sight come to stand above the note.
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press("Tab")
      const covered = await page.evaluate(() => {
        const focused = document.activeElement?.getBoundingClientRect()
        const over = document.querySelector("[role=status] > div")?.getBoundingClientRect()
        if (!focused || !over || document.activeElement?.closest("[role=status]")) return false
        return focused.bottom > over.top && focused.right > over.left
      })
      expect(covered).toBe(false)
    }
  })
}

test("S-28: the note is not printed, and does not move for those who want no motion", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await openWithNote(page, "/blog")
  const animation = await updateNote(page)
    .locator("> div")
    .evaluate(element => getComputedStyle(element).animationName)
  expect(animation).toBe("none")
  await page.emulateMedia({ media: "print" })
  await expect(page.getByText("Nouvelle version disponible")).toBeHidden()
})
