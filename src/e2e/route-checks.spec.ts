import { readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { serveSite } from "../testing/serve-site"
import { makeWorkspace, type Workspace } from "../testing/workspace"
import { clockAhead } from "./clock-ahead"
import { hydrated } from "./hydrated"
import { writePost } from "./sample-post"
import { noteHeadings } from "./seen-headings"
import { sentViews } from "./sent-views"
import { expect, test } from "./watched-page"

const BUILD_TIMEOUT_MS = 300_000
const AN_HOUR_MS = 60 * 60_000

test.describe.configure({ mode: "serial", timeout: BUILD_TIMEOUT_MS })

/** Due in an hour, and in the build all the same: the machine's clock is two hours ahead. */
const SOON = { path: "/blog/bientot", title: "Un article de tout à l’heure" }

/** Where a post was before it had its name. */
const OLD = { alias: "/2024/été", target: "/blog/nouveau" }

const opens = Math.ceil((Date.now() + AN_HOUR_MS) / 60_000) * 60_000
const parisTime = new Date(opens).toLocaleString("sv-SE", { timeZone: "Europe/Paris" })

let workspace: Workspace
let site: Awaited<ReturnType<typeof serveSite>>

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS)
  workspace = await makeWorkspace(process.cwd(), "route-checks", "content")
  const { content, root, run } = workspace
  const write = (slug: string, title: string, fields: string, text: string) =>
    writePost(
      content,
      slug,
      `---\ntitle: ${title}\ndescription: Une phrase.\n${fields}\n---\n\n${text}\n`,
    )
  await write("bientot", SOON.title, `date: "${parisTime.slice(0, 16)}"`, "Le texte attendu.")
  await write("un-lien", "Un vieux lien", "date: 2018-01-01", `[Le lien](${OLD.alias}#une-partie)`)
  await write(
    "nouveau",
    "Un nouveau nom",
    `date: 2018-01-01\naliases: [${OLD.alias}]`,
    "## Une partie\n\nLe texte.",
  )
  await write(
    "brouillon",
    "Un brouillon",
    "date: 2018-01-01\ndraft: true\naliases: [/ancien-brouillon]",
    "Rien.",
  )
  const { code, output } = await run("build", [], await clockAhead(root, 2 * AN_HOUR_MS))
  expect(code, output).toBe(0)
  expect(output.replaceAll(/\s+/g, " ")).toContain("the page's own address, /blog/nouveau")
  site = await serveSite(root, join(root, "page-views.db"))
})

test.afterAll(async () => {
  await site.stop()
  await rm(workspace.root, { recursive: true, force: true })
})

const notFound = (page: Page) => page.getByText(`Page Not Found: ${SOON.path}`, { exact: true })
const soonLink = (page: Page) => page.getByRole("link", { name: SOON.title }).first()

test("S-11: a post that is in the build before its moment is the 404 page, with the path alone", async ({
  page,
}) => {
  const counted = sentViews(page)
  const response = await page.goto(`${site.address}${SOON.path}?a=b#c`)
  // One file serves everybody: what is public cannot be a secret, and is there until scripts run.
  expect(await response?.text()).toContain("Le texte attendu.")
  await expect(notFound(page)).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found")
  await expect(page.getByText("Le texte attendu.")).toHaveCount(0)
  await expect(page).toHaveTitle(/^Page Not Found/)
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
  await page.getByRole("link", { name: "Lire le blog" }).click()
  await expect(page).toHaveURL(`${site.address}/blog`)
  // What failed its check was not seen.
  await expect.poll(() => counted.map(({ path }) => path)).toEqual(["/blog"])
})

test("S-11: by a link and by the browser's back and forward, it does not show for a moment; the error is announced and focused", async ({
  page,
}) => {
  const counted = sentViews(page)
  await page.goto(`${site.address}/blog`)
  await hydrated(page)
  const headings = await noteHeadings(page)
  await soonLink(page).click()
  await expect(notFound(page)).toBeVisible()
  await expect(page.locator("main")).toBeFocused()
  await expect(page.locator("body > div").getByRole("status").first()).toHaveText(
    "Page affichée\u00a0: Page Not Found",
  )
  await page.goBack()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog")
  await page.goForward()
  await expect(notFound(page)).toBeVisible()
  expect(await headings()).toEqual(["Blog", "Page Not Found"])
  await expect.poll(() => counted.map(({ path }) => path)).toEqual(["/blog"])
})

test("S-11: it shows when its moment has come, to a page that was open before", async ({
  page,
}) => {
  const counted = sentViews(page)
  await page.clock.setFixedTime(opens - 1000)
  await page.goto(`${site.address}/blog`)
  await hydrated(page)
  await soonLink(page).click()
  await expect(notFound(page)).toBeVisible()
  await page.clock.setFixedTime(opens)
  await page.goBack()
  await soonLink(page).click()
  await expect(page.getByText("Le texte attendu.")).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(SOON.title)
  await expect.poll(() => counted.map(({ path }) => path)).toEqual(["/blog", SOON.path])
})

test("S-11: a visitor whose clock stands at 1970 reads every post", async ({ page }) => {
  await page.clock.setFixedTime(0)
  for (const path of ["/blog/ecrire-un-article", SOON.path]) {
    await page.goto(`${site.address}${path}`)
    await hydrated(page)
    await expect(page.locator("article")).toBeVisible()
  }
})

test("S-12: an old link of an article leads on, inside the site, to the place that it names", async ({
  page,
}) => {
  await page.goto(`${site.address}/blog/un-lien`)
  await hydrated(page)
  const headings = await noteHeadings(page)
  await page.getByRole("link", { name: "Le lien" }).click()
  await expect(page).toHaveURL(`${site.address}${OLD.target}#une-partie`)
  await expect(page.getByText("Le texte.")).toBeVisible()
  expect(await headings()).toEqual(["Un vieux lien", "Un nouveau nom"])
  await page.goBack()
  await expect(page.getByRole("link", { name: "Le lien" })).toBeVisible()
})

test("old addresses of posts that are published lead on; those of drafts do not exist", async ({
  request,
}) => {
  const ask = (path: string) => request.get(`${site.address}${path}`, { maxRedirects: 0 })
  const answer = await ask(`${encodeURI(OLD.alias)}?a=b`)
  expect([answer.status(), answer.headers().location]).toEqual([301, `${OLD.target}?a=b`])
  expect((await ask("/ancien-brouillon")).status()).toBe(404)
  const { aliases } = JSON.parse(
    await readFile(join(workspace.root, "release/release.json"), "utf8"),
  )
  expect(Object.keys(aliases)).not.toContain("/ancien-brouillon")
})

test("S-12: a page of a newer build that names middleware which this script does not know is a fatal error", async ({
  page,
  complaints,
}) => {
  await page.route("**/page-data/about-me/page-data.json", async route => {
    const response = await route.fetch()
    const data = await response.json()
    data.result.pageContext = { ...data.result.pageContext, middleware: ["autorise"] }
    await route.fulfill({ json: data })
  })
  await page.goto(`${site.address}/blog`)
  await hydrated(page)
  const headings = await noteHeadings(page)
  await page.getByRole("link", { name: "About me" }).click()
  await expect(page.getByTestId("error-message")).toHaveText("Unknown route middleware: autorise")
  expect(await headings()).toEqual(["Blog", "Internal Server Error"])
  expect(complaints).toEqual([expect.stringContaining("Unknown route middleware: autorise")])
  complaints.length = 0
})

test("S-12: a name in the table that is not registered stops the build, with file, route and known names; the last release stays", async () => {
  const table = join(workspace.root, "src/routing/routes.ts")
  const text = await readFile(table, "utf8")
  await writeFile(table, text.replace("check: isDue", '$&, middleware: ["forwar"]'))
  const manifest = join(workspace.root, "release/release.json")
  const before = await readFile(manifest, "utf8")
  const { code, output } = await workspace.run("build")
  expect(code).not.toBe(0)
  expect(output.replaceAll(/\s+/g, " ")).toContain(
    "src/routing/routes.ts /blog/:slug — Unknown route middleware: forwar. Registered in src/routing/middleware/registry.ts: forward. Did you mean “forward”?",
  )
  expect(await readFile(manifest, "utf8")).toBe(before)
})
