import type { Page } from "@playwright/test"
import { NEW_POST } from "../../../testing/builds/sample-sites"
import { expectOnly } from "../../complaints"
import { deployedSite } from "../../deployed-site"
import { holdAnswers } from "../../held-answers"
import { openPage } from "../../hydrated"
import { go } from "../../page-parts"
import { expect, test } from "../../test"

test.use({ build: "site" })

const site = deployedSite()

test.afterEach(async ({ page, complaints }) => {
  // The page itself is a 404, which the browser logs.
  await expectOnly(page, complaints, /status of 404|status of 503/)
})

const list = (page: Page, name: "Vous cherchiez peut-être" | "Vouliez-vous dire…") =>
  page.locator("main").getByRole("navigation", { name })

test("S-25, S-27: the 404 page shows static proposals, then the nearest pages", async ({
  page,
}) => {
  const release = await holdAnswers(page, "**/builds/pages.json")
  await page.goto(`${site.address}/articles/ecrire-un-artcle?x=1#y`)
  const before = list(page, "Vous cherchiez peut-être")
  await expect(before).toHaveAttribute("data-status", "pending")
  await expect(before).toHaveAttribute("aria-busy", "true")
  const proposed = await before.getByRole("link").allTextContents()
  expect(proposed).toHaveLength(3)
  release()
  const after = list(page, "Vouliez-vous dire…")
  await expect(after.getByRole("link").first()).toHaveText("Écrire un article")
  await expect(after).toHaveAttribute("data-status", "success")
})

test("S-27: the nearest page is reached by the keyboard", async ({ page }) => {
  await openPage(page, `${site.address}/projets/compteur-de-visite`)
  const link = list(page, "Vouliez-vous dire…").getByRole("link").first()
  await expect(link).toHaveText(/ompteur/)
  await page.locator("main").focus()
  await page.keyboard.press("Tab")
  await expect(link).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(`${site.address}/project/compteur-de-visites`)
})

test("S-27: a page of a later build is proposed by a tab that was open before", async ({
  page,
}) => {
  await openPage(page, `${site.address}/blog`)
  await site.deploy("after")
  await go(page, `${NEW_POST}x`)
  await expect(list(page, "Vouliez-vous dire…").getByRole("link").first()).toHaveText(
    "Un article de plus",
  )
})

test("S-25: without the list of pages the static proposals stay, and a retry can succeed", async ({
  page,
}) => {
  let asked = 0
  await page.route("**/builds/**", route => {
    asked += 1
    return route.fulfill({ status: 503 })
  })
  await page.goto(`${site.address}/blog/ecrire-un-artcle`)
  const proposals = list(page, "Vous cherchiez peut-être")
  await expect(proposals.getByRole("status")).toHaveText("La liste des pages n’a pas pu être lue.")
  await expect(proposals.getByRole("link")).toHaveCount(3)
  // S-26: each request is sent twice.
  expect(asked).toBeGreaterThanOrEqual(2)
  await page.unroute("**/builds/**")
  await proposals.getByRole("button", { name: "Réessayer" }).click()
  await expect(list(page, "Vouliez-vous dire…").getByRole("link").first()).toHaveText(
    "Écrire un article",
  )
})

test("S-27: an address like none keeps the static proposals", async ({ page }) => {
  await page.goto(`${site.address}/wp-login.php`)
  const proposals = list(page, "Vous cherchiez peut-être")
  await expect(proposals).toHaveAttribute("data-status", "success")
  await expect(proposals.getByRole("link")).toHaveCount(3)
})
