import { readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { decodedMappings, TraceMap } from "@jridgewell/trace-mapping"
import { npmScript } from "../src/commands/npm-script"
import { componentFiles } from "../src/shared/document-marks"
import { makeWorkspace } from "../src/testing/builds/workspace"
import { printHead, printRow } from "./print-table"

const PAGES = ["", "blog", "blog/ecrire-un-article", "about-me", "mentions-legales"]

/** Text without a source for longer than this is data that webpack wrote there. */
const LONGEST_GLUE = 200

/** `npm run bench:bundle`: what the first load of each kind of page is made of, by package and room. */
npmScript(async () => {
  const { root, run } = await makeWorkspace(process.cwd(), "bench-bundle")
  const { code, output } = await run("build", [], { SOURCE_MAPS: "1" })
  if (code !== 0) throw new Error(output)
  const built = (file: string) => readFileSync(join(root, "public", file), "utf8")
  const parts = new Map<string, number>()
  const counted = new Set<string>()
  for (const page of PAGES) {
    const html = readFileSync(join(root, "release/site", page, "index.html"), "utf8")
    const own = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, address = ""]) => address)
    const scripts = [...own, ...componentFiles(html)].filter(file => file.endsWith(".js"))
    const sizes = scripts.map(file => brotliCompressSync(built(file)).byteLength)
    const sum = sizes.reduce((total, size) => total + size)
    process.stdout.write(`/${page}: ${sum} bytes of scripts as brotli (${sizes.join(" + ")})\n`)
    for (const script of own.filter(file => !counted.has(file))) {
      counted.add(script)
      for (const [source, bytes] of bytesBySource(built(script), built(`${script}.map`))) {
        parts.set(source, (parts.get(source) ?? 0) + bytes)
      }
    }
  }
  process.stdout.write("\n")
  printHead(["every page’s scripts: package or room", "bytes, not compressed"])
  const largest = [...parts].sort(([, one], [, other]) => other - one)
  for (const part of largest) printRow(part)
})

/** Each piece of a script belongs to the source of what stands before it. */
function bytesBySource(script: string, map: string): [string, number][] {
  const trace = new TraceMap(map)
  const lines = script.split("\n")
  return decodedMappings(trace).flatMap((segments, line) =>
    segments.flatMap(([column, source], index): [string, number][] => {
      const bytes = (segments[index + 1]?.[0] ?? lines[line]?.length ?? column) - column
      const name = nameOf((source === undefined ? null : trace.sources[source]) ?? "")
      if (bytes <= LONGEST_GLUE) return [[name, bytes]]
      return [["data, and pieces without a source", bytes]]
    }),
  )
}

function nameOf(source: string): string {
  const [, module] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  const [, room] = /\/\.\/(src\/[^/]+)\//.exec(source) ?? []
  return module ?? room ?? (source.includes("/.cache/") ? "Gatsby (.cache)" : source)
}
