import { readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

/** Rooms that run on Node; the others must also run in a browser. */
const NODE_ROOMS = ["commands", "content", "e2e", "gatsby", "release", "testing"]

/** Tests and what only they use may import anything. */
const SUPPORT = /\.test\.tsx?$|\.d\.ts$|^test-site\/|\/store-behaviour\.ts$|\/sample-content\.ts$/

const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(file => /\.tsx?$/.test(file))
const sources = sourcesOf("src")
const files = sources.filter(file => !SUPPORT.test(file))
const roomOf = (file: string) => file.split("/")[0] ?? ""

/** The table of `docs/architecture.md`, “Rooms”: room → rooms it may import. */
const rooms = new Map(
  [
    ...readFileSync("docs/architecture.md", "utf8").matchAll(
      /^\| `src\/([\w-]+)` \|[^|]*\| ([^|]*) \|$/gm,
    ),
  ].map(([, room = "", allowed = ""]) => [
    room,
    allowed.split(/[\s,]+/).map(name => name.replaceAll("`", "")),
  ]),
)

/** Imports of a file: packages by name, other files by their path from `folder`. */
function importsOf(folder: string, file: string): string[] {
  const source = readFileSync(join(folder, file), "utf8")
  const specifiers = [
    ...source.matchAll(/(?:from|import|import\()\s*(?:\/\*.*?\*\/\s*)?"([^"]+)"/g),
  ].map(([, name = ""]) => name)
  return specifiers.map(name =>
    name.startsWith(".") ? join(dirname(file), name) : `package:${name}`,
  )
}

test("the rooms table names every room, and only rooms that exist", () => {
  const folders = readdirSync("src", { withFileTypes: true }).filter(entry => entry.isDirectory())
  expect([...rooms.keys()].sort()).toEqual(folders.map(({ name }) => name).sort())
})

test("imports go one way: a file imports its own room, and those that the rooms table allows", () => {
  const wrong = files.flatMap(file =>
    importsOf("src", file)
      .filter(name => !name.startsWith("package:"))
      .filter(
        name => roomOf(name) !== roomOf(file) && !rooms.get(roomOf(file))?.includes(roomOf(name)),
      )
      .map(name => `${file} imports ${name}`),
  )
  expect(wrong).toEqual([])
})

test("a package is imported by its name alone, and imports nothing from src", () => {
  const folders = readdirSync("packages")
  const names = folders.map(folder => {
    const { name, exports } = JSON.parse(
      readFileSync(join("packages", folder, "package.json"), "utf8"),
    )
    expect([folder, name, exports]).toEqual([folder, `@site/${folder}`, "./index.ts"])
    return `package:${name}`
  })
  const ofSrc = files.flatMap(file => importsOf("src", file))
  const ofPackages = folders.flatMap(folder =>
    sourcesOf(`packages/${folder}`)
      .filter(file => !SUPPORT.test(file))
      .flatMap(file => importsOf(`packages/${folder}`, file)),
  )
  const isWrong = (name: string) =>
    /packages\/|^package:@site\//.test(name) && !names.includes(name)
  expect(ofSrc.filter(isWrong)).toEqual([])
  expect(ofPackages.filter(name => name.startsWith("..") || isWrong(name))).toEqual([])
})

test("only the rooms that run on Node import its modules", () => {
  const wrong = files
    .filter(file => !NODE_ROOMS.includes(roomOf(file)))
    .flatMap(file =>
      importsOf("src", file)
        .filter(name => name.startsWith("package:node:"))
        .map(name => `${file} imports ${name}`),
    )
  expect(wrong).toEqual([])
})

test("the server's environment is read in one place, server/env", () => {
  const folder = "packages/page-views"
  const readers = sourcesOf(folder)
    .filter(file => !SUPPORT.test(file) && !file.startsWith("commands/"))
    .filter(file => readFileSync(join(folder, file), "utf8").includes("process.env"))
  expect(readers).toEqual(["server/env.ts"])
})
