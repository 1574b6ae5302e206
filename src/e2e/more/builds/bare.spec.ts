import { openPage } from "../../hydrated"
import { heading } from "../../page-parts"
import { expect, test } from "../../test"

test.use({ build: "bare" })

test("a site without posts and projects shows no empty part, and its links lead somewhere", async ({
  page,
}) => {
  const links = new Set<string>()
  for (const path of ["/", "/blog", "/plan", "/about-me"]) {
    await openPage(page, path)
    await expect(heading(page), path).toHaveCount(1)
    // A heading that another one follows at once has nothing to show.
    await expect(page.locator("main :is(h1, h2, h3) + h2"), path).toHaveCount(0)
    await expect(page.locator("main :is(ul, ol, dl):not(:has(*))"), path).toHaveCount(0)
    for (const link of await page.locator("a[href^='/']").evaluateAll(all => all.map(String)))
      links.add(link.replace(/#.*/, ""))
  }
  for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200)
  await openPage(page, "/blog")
  await expect(page.locator("main")).toContainText("Aucun article n’est encore publié.")
  await page.getByRole("button", { name: "Rechercher" }).click()
  await page.getByRole("searchbox").fill("xylographe")
  await expect(page.getByRole("dialog").getByRole("status")).toContainText(/^Aucune? /)
})
