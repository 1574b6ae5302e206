import { readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import type { Page } from "@playwright/test"
import { expect, test } from "../../test"
import { developedSite, START_TIMEOUT_MS } from "./developed-site"
import { NODE_FIELDS, OWN_TYPES, schemaAnswer } from "./schema-answer"

test.describe.configure({ mode: "serial", timeout: START_TIMEOUT_MS })
// Gatsby's own overlay and fast refresh warn.
test.use({ mayComplain: true })

/** An article that is broken when Gatsby begins. */
const BROKEN = "blog/casse.mdx"

const site = developedSite(content => writeFile(join(content, BROKEN), draft("Cassé", "hier")))

const draft = (title: string, date = "2026-01-01") =>
  `---\ntitle: ${title}\ndescription: Pas fini.\ndate: ${date}\ndraft: true\n---\n\nTexte.\n`

/** Short, because the page only holds the lines of the answer that it shows. */
const QUERY =
  "{ allBlogPost(limit: 1) { nodes { slug } } allProject(limit: 1) { nodes { role } } siteSettings { site { url } } }"

test("GraphiQL opens and answers a query of posts, projects and the site", async ({ page }) => {
  await page.goto(`${site.address}/___graphql?query=${encodeURIComponent(QUERY)}`)
  await page.getByRole("button", { name: /execute query/i }).click()
  const result = page.locator(".result-window, .graphiql-response").first()
  for (const field of ["slug", "role", "url"]) {
    await expect(result).toContainText(`"${field}"`, { timeout: 30_000 })
  }
  await expect(result).not.toContainText('"errors"')
})

test("the schema documents every field of the content, also those that no file uses", async ({
  request,
}) => {
  const response = await request.post(`${site.address}/___graphql`, {
    data: { query: "{ __schema { types { name description fields { name description } } } }" },
  })
  const { data } = schemaAnswer.parse(await response.json())
  const own = data.__schema.types.filter(({ name }) => OWN_TYPES.test(name))
  expect(own.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["BlogPost", "Project", "SiteSettings", "Cv"]),
  )
  const silent = own.flatMap(({ name, description, fields }) => [
    ...(description ? [] : [name]),
    ...(fields ?? [])
      .filter(field => !field.description && !NODE_FIELDS.includes(field.name))
      .map(field => `${name}.${field.name}`),
  ])
  expect(silent).toEqual([])
  const post = own.find(({ name }) => name === "BlogPost")?.fields?.map(({ name }) => name)
  expect(post).toEqual(expect.arrayContaining(["canonical", "series", "cover", "updated", "lang"]))
})

test("in development, too, a page preloads its fonts and is set in them", async ({
  page,
  request,
}) => {
  await page.goto(`${site.address}/blog`)
  const preloads = page.locator("head link[rel=preload][as=font]")
  await expect(preloads).toHaveCount(2)
  for (const preload of await preloads.all()) {
    const response = await request.get(`${site.address}${await preload.getAttribute("href")}`)
    expect(response.headers()["content-type"]).toBe("font/woff2")
  }
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length)
  await expect.poll(loaded).toBeGreaterThanOrEqual(2)
})

test("a page view in development is answered, and counted nowhere", async ({ request }) => {
  const answer = await request.post(`${site.address}/api/metrics-page-view-counter`, {
    data: { path: "/blog", referer: "direct", agent: "firefox", country: "FR" },
  })
  expect(answer.status()).toBe(204)
})

test.describe("content that changes while gatsby develop runs", () => {
  /** As editors do: the file is empty for a moment, and Gatsby may read it then, and not again. */
  const save = async (source: string) => {
    const file = join(site.content, "blog/brouillon.mdx")
    await writeFile(file, "")
    await setTimeout(EMPTY_MS)
    await writeFile(file, source)
  }
  const linkTo = (page: Page, name: string) => page.getByRole("link", { name })
  const EMPTY_MS = 20
  /** Faster than a round of Gatsby's, so that each state of it meets a change. */
  const SAVED_EVERY_MS = 400
  /** Lines that Gatsby prints while it works on a change. It makes the pages after the schema, deaf to changes. */
  const STEPS = [
    "changed file",
    "building schema",
    "createPages",
    "extract queries",
    "write out requires",
    "page-data.json",
  ]

  test.beforeEach(async ({ page }) => {
    // Gatsby sends changes only to connected pages; socket.io confirms a connection with "40".
    const connected = new Promise<void>(resolve => {
      page.on("websocket", socket =>
        socket.on("framereceived", ({ payload }) => {
          if (String(payload).startsWith("40")) resolve()
        }),
      )
    })
    await page.goto(`${site.address}/blog`)
    await connected
  })

  test("an article that was broken before is named, and left out until it is fixed", async ({
    page,
  }) => {
    expect(site.output()).toContain(`content/${BROKEN}:4:1`)
    await expect(linkTo(page, "Cassé")).toHaveCount(0)
    await writeFile(join(site.content, BROKEN), draft("Réparé"))
    await expect(linkTo(page, "Réparé")).toBeVisible({ timeout: 60_000 })
    await rm(join(site.content, BROKEN))
    await expect(linkTo(page, "Réparé")).toBeHidden({ timeout: 60_000 })
  })

  test("a draft shows, and a changed article shows at once", async ({ page }) => {
    await save(draft("Premier jet"))
    await expect(linkTo(page, "Premier jet")).toBeVisible({ timeout: 60_000 })
    await save(draft("Deuxième jet"))
    await expect(linkTo(page, "Deuxième jet")).toBeVisible({ timeout: 60_000 })
  })

  test("a new tag has its page at once", async ({ page }) => {
    await save(draft("Jet rangé").replace("draft: true", "draft: true\ntags: [Neuf]"))
    await linkTo(page, "Neuf (1)").click({ timeout: 60_000 })
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Articles sur « Neuf »")
    await expect(linkTo(page, "Jet rangé")).toBeVisible()
  })

  test("of changes that follow each other while Gatsby works, the last one shows", async ({
    page,
  }) => {
    // Gatsby ends itself when content changes during seven runs of queries, one after the other.
    for (const version of [1, 2, 3, 4, 5, 6]) {
      await save(draft(`Jet ${version}`))
      await setTimeout(SAVED_EVERY_MS)
    }
    await expect(linkTo(page, "Jet 6")).toBeVisible({ timeout: 60_000 })
  })

  test("a change shows at whatever moment of Gatsby's work it comes", async ({ page }) => {
    for (const step of STEPS) {
      const saidBefore = site.output().length
      await save(draft(`Avant ${step}`))
      await expect
        .poll(() => site.output().slice(saidBefore), { intervals: [10], timeout: 60_000 })
        .toContain(step)
      await save(draft(`Après ${step}`))
      await expect(linkTo(page, `Après ${step}`)).toBeVisible({ timeout: 60_000 })
    }
  })

  test("a broken article is named with its place, and its last good state stays", async ({
    page,
  }) => {
    await save(draft("Cassé", "hier"))
    await expect.poll(site.output, { timeout: 60_000 }).toContain("content/blog/brouillon.mdx:4")
    await expect(linkTo(page, `Après ${STEPS.at(-1)}`)).toBeVisible()
    await save(draft("Mis au net"))
    await expect(linkTo(page, "Mis au net")).toBeVisible({ timeout: 60_000 })
  })

  test("a changed component shows in the page that is open, without a reload", async ({ page }) => {
    const list = join(site.content, "../src/components/post-list.tsx")
    const source = await readFile(list, "utf8")
    const listening = page.waitForEvent("console", message => /HMR. connected/.test(message.text()))
    await page.reload()
    await listening
    await page.evaluate(() => document.documentElement.setAttribute("data-kept", ""))
    await writeFile(list, source.replace("<ul ", '<ul data-changed="" '))
    await expect(page.locator("ul[data-changed]").first()).toBeVisible({ timeout: 60_000 })
    await expect(page.locator("html[data-kept]")).toHaveCount(1)
  })

  test("a deleted article is gone from the list", async ({ page }) => {
    await expect(linkTo(page, "Mis au net")).toBeVisible()
    await rm(join(site.content, "blog/brouillon.mdx"))
    await expect(linkTo(page, "Mis au net")).toBeHidden({ timeout: 60_000 })
  })
})
