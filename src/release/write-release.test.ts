import { readFile, realpath, rm, symlink } from "node:fs/promises"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { releaseLayout } from "@site/page-views"
import { listFiles } from "../content/folder-files"
import { alias } from "../content-model/addresses"
import { messages } from "../messages/messages"
import { isSiteFile } from "../shared/site-files"
import {
  FACTS,
  makeRelease,
  output,
  page,
  read,
  readJson,
  release,
  unpacked,
} from "../testing/sample-release"
import { tempDir, writeFiles } from "../testing/temp-dir"

test("a release holds site, compressed forms, its facts and server, and no source maps", async () => {
  const root = await tempDir()
  await release(root, "bonjour ")
  const files = await listFiles(join(root, "release"))
  expect(files.filter(file => !/^(?:site\/pagefind|node_modules)\//.test(file))).toEqual([
    "release.json",
    "server.cjs",
    "site/.well-known/security.txt",
    "site/_headers",
    "site/app-0123456789abcdef0123.js",
    "site/app-0123456789abcdef0123.js.br",
    "site/app-0123456789abcdef0123.js.gz",
    "site/builds/latest.json",
    expect.stringMatching(/^site\/builds\/meta\/[0-9a-f]{20}\.json$/),
    "site/builds/pages.json",
    "site/builds/posts.json",
    "site/index.html",
    "site/index.html.br",
    "site/index.html.gz",
    "site/robots.txt",
    "site/sitemap.xml",
    "site/sw.js",
    "site/tiny.txt",
    "writer.cjs",
  ])
  const { served } = await readJson(root, "release.json")
  const listed = (file: string) => served[file.replace(/^site\/|\.(?:br|gz)$/g, "")]
  // Its digest, and its encodings.
  expect(listed("index.html")).toEqual([expect.stringMatching(/^[\w-]{22}$/), "br", "gzip"])
  const site = files.filter(file => file.startsWith("site/"))
  expect(site.filter(file => !listed(file))).toEqual(["site/_headers"])
  const html = page("bonjour ")
  expect(await unpacked(root, "index.html.br")).toBe(html)
  expect(gunzipSync(await readFile(join(root, "release/site/index.html.gz"))).toString()).toBe(html)
})

test.each([
  ["a page", "public/index.html", "content/blog/a.mdx /"],
  ["an owner's HTML file", "static/carte.html", "static/carte.html"],
])(
  "R-31: an inline script of %s that the site does not write stops the build",
  async (_, file, name) => {
    const root = await tempDir()
    await release(root, "bonjour ")
    const before = await realpath(join(root, "release"))
    await writeFiles(root, {
      [file]: "<!doctype html><template><script>autre()</script></template>",
    })
    const files = { "/": "content/blog/a.mdx" }
    await expect(makeRelease(root, { ...FACTS, files })).rejects.toThrow(
      `${name} — ${messages.build.foreignScript}`,
    )
    expect(await realpath(join(root, "release"))).toBe(before)
    expect(await read(root, "release.json")).not.toContain("autre")
  },
)

test("without a counter, a release has nothing that stores its counts", async () => {
  const root = await tempDir()
  await release(root, "bonjour ", { ...FACTS, pageViews: false })
  const files = await listFiles(join(root, "release"))
  expect(files.filter(file => /^(?:node_modules|writer)/.test(file))).toEqual([])
  const without = await readJson(root, "release.json")
  expect(without).toMatchObject({ pageViews: false })
  await release(root, "bonjour ")
  const { server } = await readJson(root, "release.json")
  // One that runs without a counter is told to start again.
  expect(server).not.toBe(without.server)
})

test("a fault while a page is read names the page and what to do, and keeps its cause", async () => {
  const root = await tempDir(output("un "))
  await writeFiles(root, { "public/blog/a/index.html": page("<b>".repeat(40)) })
  const made = makeRelease(root, { ...FACTS, pages: ["/", "/blog/a"] })
  await expect(made).rejects.toMatchObject({
    message: expect.stringMatching(
      /^\/blog\/a — cette page ne peut pas entrer dans la version\. Abrégez/,
    ),
    cause: expect.any(RangeError),
  })
})

test.each([
  ["a header with a line break", { analyticsOrigin: "https://a.example\nx: y" }, "headers.all"],
  ["redirects beyond Latin-1", { pathPrefix: "/€" }, "pathPrefix"],
])(
  "R-20: the build of a release with %s fails, and the last one stays",
  async (_, facts, place) => {
    const root = await tempDir()
    await release(root, "un ")
    const made = release(root, "deux ", { ...FACTS, ...facts })
    await expect(made).rejects.toThrow(/ne peut pas être envoyé/)
    await expect(made).rejects.toThrow(place)
    expect(await read(root, "site/index.html")).toBe(page("un "))
  },
)

test("a release makes no file whose address an alias may have", async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'
  const root = await tempDir({ "static/favicon.svg": drawing })
  await release(root, "un ", { ...FACTS, feeds: true, resume: {} })
  const files = (await listFiles(join(root, "release/site"))).map(file => `/${file}`)
  const made = files.filter(file => !/\.(?:br|gz)$|^\/tiny\.txt$/.test(file))
  const refused = (file: string) => isSiteFile(file) || !alias.safeParse(file).success
  expect(made).toEqual(expect.arrayContaining(["/rss.xml"]))
  expect(made.filter(file => !refused(file))).toEqual([])
})

describe("what is in static/ is copied as it is", () => {
  test("also pages, robots.txt and links of the owner's, and no file that is gone", async () => {
    const root = await tempDir({
      "static/demo/index.html": "Une démo.",
      "static/robots.txt": "User-agent: *",
      "static/.env": "SECRET=1",
      "static/.well-known/.env": "SECRET=1",
      "elsewhere/plan.txt": "Un plan.",
      "public/tiny.txt": "petit",
    })
    await symlink(join(root, "elsewhere"), join(root, "static/plans"))
    await symlink(join(root, "elsewhere/plan.txt"), join(root, "static/plan.txt"))
    await release(root, "un ")
    expect(await read(root, "site/demo/index.html")).toBe("Une démo.")
    const { folders, served } = await readJson(root, "release.json")
    expect(folders).toEqual(["/demo"])
    const dotted = Object.keys(served).filter(name => /(?:^|\/)\./.test(name))
    expect(dotted).toEqual([".well-known/security.txt"])
    expect(await read(root, "site/robots.txt")).toBe("User-agent: *")
    expect(await read(root, "site/tiny.txt")).toBe("petit")
    const { base } = releaseLayout(await realpath(join(root, "release")))
    await rm(join(root, "static"), { recursive: true })
    await makeRelease(root)
    expect(await listFiles(join(root, "release/site"))).not.toContain("tiny.txt")
    await rm(join(root, "elsewhere"), { recursive: true })
    for (const file of ["plan.txt", "plans/plan.txt"])
      expect(await readFile(join(base, "site", file), "utf8")).toBe("Un plan.")
  })

  test("RFC 9116: the build's security.txt names the contact for a year; the owner's replaces it", async () => {
    const root = await tempDir()
    const file = "site/.well-known/security.txt"
    const begun = Date.now()
    await release(root, "un ", { ...FACTS, pathPrefix: "/carnet" })
    const [contact, expires = "", ...rest] = (await read(root, file)).split("\n")
    expect([contact, ...rest]).toEqual([
      "Contact: mailto:moi@a.example",
      "Preferred-Languages: fr, en",
      "Canonical: https://a.example/carnet/.well-known/security.txt",
      "",
    ])
    const days = (Date.parse(expires.replace("Expires: ", "")) - begun) / (24 * 3600_000)
    expect(days).toBeGreaterThanOrEqual(364)
    expect(days).toBeLessThan(365)
    await writeFiles(root, { "static/.well-known/security.txt": "Contact: tel:+33" })
    await makeRelease(root)
    expect(await read(root, file)).toBe("Contact: tel:+33")
  })

  test("the name of a file that the build makes is an error", async () => {
    const names = ["index.html", "sw.js", "_headers", "builds/latest.json", "static/a.png"]
    const root = await tempDir(Object.fromEntries(names.map(name => [`static/${name}`, ""])))
    await expect(release(root, "un ")).rejects.toThrow(
      names
        .toSorted()
        .map(name => `static/${name} — ${messages.build.takenName}`)
        .join("\n"),
    )
  })
})
