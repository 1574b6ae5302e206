import fs, { cpSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import fsPromises from "node:fs/promises"
import { join } from "node:path"
import { HASHED_SCRIPT, HEADERS, linkRelease, writeRelease } from "../test-site/release-on-disk"
import { send } from "../test-site/request"
import { type RunningSite, startSite } from "../test-site/running-site"
import { passSecond } from "../test-site/still-clock"

const NEW_SCRIPT = "/app-fedcba9876543210fedc.js"
const POLICY = "default-src 'self'"
const SECOND = {
  id: "second",
  files: { "/index.html": "<p>Second.", [NEW_SCRIPT]: "console.warn(2)" },
  headers: { ...HEADERS, all: { ...HEADERS.all, "content-security-policy": POLICY } },
}

let site: RunningSite
let root: string
beforeEach(async () => {
  site = await startSite()
  root = join(site.releaseDirectory, "..")
})
afterEach(() => site.stop())

/** The page with its policy, and the status of each release's script. */
async function served() {
  const page = await send(site.url, "/")
  const scripts = await Promise.all(
    [HASHED_SCRIPT, NEW_SCRIPT].map(async path => (await send(site.url, path)).status),
  )
  return [page.text, page.headers["content-security-policy"], ...scripts]
}

const isFirst = [expect.stringContaining("<title>Home"), "default-src 'none'", 200, 404]
const isSecond = ["<p>Second.", POLICY, 200, 200]

const PARTS = ["release.json", "site"]
const ORDERS = [PARTS, PARTS.toReversed()]

describe("R-20: a release that is copied", () => {
  test("beside the others, in any order, is served whole from its link on", async () => {
    writeRelease(join(root, "copied"), SECOND)
    for (const order of ORDERS) {
      rmSync(join(root, "releases/next"), { recursive: true, force: true })
      for (const part of order) {
        cpSync(join(root, "copied", part), join(root, "releases/next", part), { recursive: true })
        expect(await served()).toEqual(isFirst)
      }
    }
    linkRelease(site.releaseDirectory, "releases/next")
    expect(await served()).toEqual(isSecond)
  })

  test.each(ORDERS.map(order => [order]))(
    "into its place, against all advice, in the order %j, is served when it is there",
    async order => {
      const tagsOfFirst = new Set<string>()
      const look = async () => {
        await served()
        const { headers, text } = await send(site.url, "/")
        if (text.includes("Home")) tagsOfFirst.add(headers.etag ?? "")
      }
      await look()
      writeRelease(join(root, "copied"), SECOND)
      for (const part of order) {
        const target = join(site.releaseDirectory, part)
        // Cut off, as a visitor may see it.
        if (part.endsWith(".json")) {
          writeFileSync(target, readFileSync(join(root, "copied", part)).subarray(0, 20))
          await look()
        }
        cpSync(join(root, "copied", part), target, { recursive: true })
        await look()
      }
      passSecond()
      expect(await served()).toEqual(isSecond)
      for (const tag of tagsOfFirst) {
        const again = await send(site.url, "/", { headers: { "if-none-match": tag } })
        expect(again).toMatchObject({ status: 200, text: "<p>Second." })
      }
    },
  )

  test("a part of a file that is asked for at that moment is of the release that it was asked of", async () => {
    const text = "about me ".repeat(20_000)
    writeFileSync(join(site.releaseDirectory, "site/about-me/index.html"), text)
    expect((await send(site.url, "/about-me")).text).toBe(text)
    const { createReadStream } = fs
    jest.spyOn(fs, "createReadStream").mockImplementationOnce((...file) => {
      writeRelease(join(root, "releases/next"), {
        ...SECOND,
        files: { "/about-me/index.html": "-" },
      })
      linkRelease(site.releaseDirectory, "releases/next")
      return createReadStream(...file)
    })
    const answer = await send(site.url, "/about-me", { headers: { range: "bytes=0-14" } })
    expect(answer).toMatchObject({ status: 206, text: text.slice(0, 15) })
    expect((await send(site.url, "/about-me")).text).toBe("-")
  })
})

describe("R-20: a release that cannot be read leaves the last one, and is tried again each second", () => {
  test("its file cannot be opened", async () => {
    writeRelease(join(root, "releases/next"), SECOND)
    const error = Object.assign(new Error("too many open files"), { code: "EMFILE" })
    jest.spyOn(fsPromises, "readFile").mockRejectedValueOnce(error)
    linkRelease(site.releaseDirectory, "releases/next")
    expect(await served()).toEqual(isFirst)
    passSecond()
    expect(await served()).toEqual(isSecond)
    expect(site.log().match(/the last one goes on/g)).toHaveLength(1)
  })

  test("a link that leads nowhere, and then to the next one", async () => {
    rmSync(site.releaseDirectory)
    symlinkSync("releases/nothing", site.releaseDirectory)
    expect(await served()).toEqual(isFirst)
    writeRelease(join(root, "releases/other"), SECOND)
    renameSync(join(root, "releases/other"), join(root, "releases/nothing"))
    expect(await served()).toEqual(isSecond)
  })
})
