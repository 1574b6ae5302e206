import { readFile } from "node:fs/promises"
import {
  documentsOf,
  removeFiles,
  rewriteFile,
  scriptOf,
  withinGuard,
} from "../../guard/broken-files"
import {
  expectMended,
  expectNotice,
  expectOneReload,
  notice,
} from "../../guard/missing-scripts-parts"
import { openPage } from "../../hydrated"
import { heading, menuLink } from "../../page-parts"
import { expect, test } from "../../test"
import { withoutSessionStorage } from "../../without-session-storage"

test.use({ build: "site", mayComplain: true })

test.beforeEach(({ page }) => withinGuard(page))

for (const start of ["framework-", "webpack-runtime-"]) {
  test(`S-16: without ${start}*.js there is one reload, then the notice above the text`, ({
    page,
    site,
  }) => expectNotice({ page, site, start }))
}

for (const start of ["app-", "component---src-pages-about-me"]) {
  for (const [state, text] of [
    ["half", "(function(){"],
    ["empty", ""],
  ] as const) {
    if (start !== "app-" || state !== "half")
      test(`R-23: ${start}*.js, once ${state}, is whole after one reload when the server is`, ({
        page,
        site,
      }) => expectOneReload({ page, site, start }, text))

    if (start === "app-" || state !== "half")
      test(`R-23: ${start}*.js, ${state} for longer, is whole by the notice's button`, ({
        page,
        site,
      }) => expectMended({ page, site, start }, text))
  }
}

test("S-16: a script that was cut off is one reload, then the notice above the text", async ({
  page,
  site,
}) => {
  await rewriteFile(site, await scriptOf(site, "app-"), "(function(){")
  const documents = documentsOf(page)
  await page.goto(`${site.address}/about-me?q=1`)
  await expect(notice(page)).toContainText("Internal Server Error")
  await expect(heading(page)).toHaveText("À propos")
  expect(documents).toHaveLength(2)
})

test("S-16: without a script and without session storage, the notice at once", async ({
  page,
  site,
}) => {
  await withoutSessionStorage(page)
  await removeFiles(site, await scriptOf(site, "app-"))
  const documents = documentsOf(page)
  await page.goto(`${site.address}/blog`)
  await expect(notice(page)).toContainText("Internal Server Error")
  expect(documents).toHaveLength(1)
})

test("S-16: a script that is there again after the reload brings the page to life", async ({
  page,
  site,
}) => {
  const script = await scriptOf(site, "app-")
  await page.route(`**/${script}`, route => route.abort(), { times: 1 })
  const documents = documentsOf(page)
  await page.goto(`${site.address}/blog?q=1#y`)
  await expect.poll(() => documents.length).toBe(2)
  await page.waitForFunction(() => "___loader" in window)
  await expect(notice(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${site.address}/blog?q=1#y`)
  expect(documents).toHaveLength(2)
})

test("S-16: a blocked analytics tag and a missing picture are no pieces of the page", async ({
  page,
  site,
}) => {
  const html = await readFile(site.file("blog/index.html"), "utf8")
  const others = `<script src="/stats.js"></script><script src="https://stats.invalid/app-0123456789abcdef0123.js"></script><link rel="prefetch" href="/app-0123456789abcdef0123.js"/><link rel="icon" href="/no.svg"/>`
  await rewriteFile(site, "blog/index.html", html.replace("</head>", `${others}</head>`))
  const documents = documentsOf(page)
  await page.goto(`${site.address}/blog`)
  await page.waitForFunction(() => "___loader" in window)
  await expect(notice(page)).toHaveCount(0)
  expect(documents).toHaveLength(1)
})

for (const [marker, reloads] of [
  ["1763726390001", 0],
  ["1763726390000", 1],
  ["1763726400001", 1],
  ["tomorrow", 1],
] as const) {
  test(`S-16: with the marker ${marker}, a missing script is ${reloads} reload`, async ({
    page,
    site,
  }) => {
    // A document of the site that brings no script into the browser's cache.
    await page.goto(`${site.address}/builds/latest.json`)
    await page.evaluate(value => sessionStorage.setItem("reloaded-at", value), marker)
    await removeFiles(site, await scriptOf(site, "app-"))
    const documents = documentsOf(page)
    await page.goto(`${site.address}/blog`)
    await expect(notice(page)).toBeVisible()
    expect(documents).toHaveLength(1 + reloads)
  })
}

test("without the late script nothing reloads, links and titles work, and views are counted", async ({
  page,
  site,
}) => {
  await removeFiles(site, await scriptOf(site, "late-"))
  const documents = documentsOf(page)
  const views = page.waitForRequest("**/api/metrics-page-view-counter")
  await openPage(page, `${site.address}/blog`)
  await views
  await menuLink(page, "About me").click()
  await expect(heading(page)).toHaveText("À propos")
  await expect(page).toHaveTitle("À propos")
  await menuLink(page, "Home").click()
  await expect(page).toHaveURL(`${site.address}/`)
  await expect(notice(page)).toHaveCount(0)
  await expect(page.locator("main").getByRole("alert")).toHaveCount(0)
  expect(documents).toEqual([`${site.address}/blog`])
})
