import { existsSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { pino } from "pino"
import { readEnv } from "../server/env"
import { startServer } from "../server/start-server"
import { send } from "../server/test-site/request"
import { STATIC_HOSTS, startStaticHost } from "../server/test-site/static-hosts"
import { FACTS, output, page } from "../testing/sample-release"
import { tempDir } from "../testing/temp-dir"
import { writeRelease } from "./write-release"

const FACTS_OF_HOST = {
  ...FACTS,
  pageViews: null,
  pages: ["/", "/à-propos"],
  aliases: { "/2024/été $1": "/à-propos", "/vieux.html": "/" },
}

/** What is asked of each host, and of our own server. */
const ASKED = [
  ["/", "a page"],
  ["/%C3%A0-propos", "a page with an accent"],
  ["/%C3%A0-propos?q=1", "a page with a query"],
  ["/%C3%A0-propos/?q=1", "a page with a slash"],
  ["/%C3%A0-propos/index.html", "a page by its file"],
  ["/app-0123456789abcdef0123.js", "a file that never changes"],
  ["/page-data/index/page-data.json", "data of a page"],
  ["/tiny.txt", "a file of the owner"],
  ["/demo/", "a folder of the owner"],
  ["/demo", "a folder of the owner without its slash"],
  ["/2024/%C3%A9t%C3%A9%20$1", "an old address"],
  ["/vieux.html?q=1", "an old address with a query"],
  ["/builds/latest.json", "the newest build"],
  ["/sw.js", "the service worker"],
  ["/pagefind/pagefind-worker.js", "the worker of the search"],
  ["/manque", "a page that does not exist"],
  ["/static/manque.html", "a hashed file that does not exist"],
  ["/404.html", "the page of what does not exist"],
  ["/_headers", "what is for other hosts"],
  ["/.well-known/security.txt", "what is for everybody"],
] as const

/** Made by the program itself, each its own way. */
const OWN =
  /^(?:date|server|etag|last-modified|accept-ranges|connection|keep-alive|content-length|transfer-encoding)$/

async function answerOf(url: string, path: string, encoding: string) {
  const headers = { "accept-encoding": encoding, accept: "text/html" }
  const { status, headers: all, body } = await send(url, path, { headers })
  const told = Object.entries(all).filter(([name]) => !OWN.test(name))
  // What they say of the text of a redirect, which nobody reads; Caddy tells of encodings only where there is one.
  const kept = told.filter(
    ([name]) =>
      !(status === 301 && name === "content-type") &&
      !(name === "vary" && all["content-encoding"] === undefined),
  )
  const text = status === 301 ? "" : body.toString("latin1")
  return { status, headers: Object.fromEntries(kept), text }
}

describe.each(["", "/carnet"])("issue 15.13: below “%s”", pathPrefix => {
  for (const name of ["nginx", "caddy"] as const) {
    const isThere = existsSync(STATIC_HOSTS[name].program)
    const asked = isThere ? test : test.skip
    asked(`${name} answers as our own server does, by the file of the release`, async () => {
      const root = await tempDir({
        ...output("bonjour "),
        "public/à-propos/index.html": page("propos "),
        "public/404.html": page("rien "),
        "public/404/index.html": page("rien "),
        "public/page-data/index/page-data.json": "{}",
        "static/demo/index.html": "<!doctype html><p>demo",
      })
      await writeRelease(root, { ...FACTS_OF_HOST, pathPrefix })
      const release = join(root, "release")
      const env = { ...readEnv({}), port: 0 }
      const ours = await startServer(env, release, pino({ level: "silent" }))
      const directory = join(root, name)
      await mkdir(directory)
      const host = await startStaticHost(name, { directory, release, pathPrefix })
      const origin = new URL(ours.url).origin
      try {
        for (const [path, what] of ASKED) {
          for (const encoding of ["identity", "gzip"]) {
            const asked = `${pathPrefix}${path}`
            const expected = await answerOf(origin, asked, encoding)
            expect({ what, encoding, ...(await answerOf(host.url, asked, encoding)) }).toEqual({
              what,
              encoding,
              ...expected,
            })
          }
        }
      } finally {
        await host.stop()
        await ours.stop()
      }
    })
  }
})
