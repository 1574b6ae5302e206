import { execFile } from "node:child_process"

/** A version of a file that was committed. */
export interface Version {
  /** Path from the project's root. */
  path: string
  source: string
  /** When the next version, or none, took its place, in milliseconds; infinite for the last one. */
  until: number
}

export interface History {
  versions: Version[]
  /** Where a file is now that was moved. */
  movedTo: (path: string) => string
}

/** Older commits are not looked at. */
const COMMITS = 1000
const TIMEOUT_MS = 5000
const NOTHING = /^0+$/

/**
 * What git knows of the articles below `content/`, its last commits, in two calls. Nothing without git, outside a
 * repository, and when git takes too long; a shallow clone knows less.
 */
export async function articleHistory(root: string): Promise<History> {
  const options = ["--raw", "--no-abbrev", "-M", "--relative", `-${COMMITS}`, "--format=%ct"]
  const log = await git(root, ["log", ...options, "--", "content/*.mdx", "content/*.md"])
  const found: (Omit<Version, "source"> & { blob: string })[] = []
  const moves = new Map<string, string>()
  const seen = new Set<string>()
  let time = 0
  // The newest first.
  for (const line of log.toString().split("\n")) {
    const [facts = "", path = "", target = path] = line.split("\t")
    const [, , before = "", after = ""] = facts.split(" ")
    if (!path) time = Number(line) * 1000 || time
    else {
      if (!NOTHING.test(before)) found.push({ path, blob: before, until: time })
      if (!seen.has(target) && !NOTHING.test(after))
        found.push({ path: target, blob: after, until: Number.POSITIVE_INFINITY })
      if (target !== path && !seen.has(path)) moves.set(path, target)
      seen.add(path).add(target)
    }
  }
  const sources = await blobs(root, [...new Set(found.map(({ blob }) => blob))])
  const movedTo = (path: string): string => {
    const target = moves.get(path)
    return target === undefined ? path : movedTo(target)
  }
  return {
    movedTo,
    versions: found.map(({ blob, ...version }) => ({
      ...version,
      source: sources.get(blob) ?? "",
    })),
  }
}

/** Texts of files by their names in git. */
async function blobs(root: string, names: readonly string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  let rest = await git(root, ["cat-file", "--batch"], names.join("\n"))
  for (let end = rest.indexOf("\n"); end >= 0; end = rest.indexOf("\n")) {
    const [name = "", type, size] = rest.toString("utf8", 0, end).split(" ")
    rest = rest.subarray(end + 1)
    if (type !== "blob") continue
    texts.set(name, rest.toString("utf8", 0, Number(size)))
    rest = rest.subarray(Number(size) + 1)
  }
  return texts
}

/** What git prints; nothing when it fails. */
const git = (root: string, args: readonly string[], input = ""): Promise<Buffer> =>
  new Promise(resolve => {
    const env = { ...process.env, GIT_NO_LAZY_FETCH: "1", GIT_OPTIONAL_LOCKS: "0" }
    const limits = { timeout: TIMEOUT_MS, maxBuffer: 1 << 28, encoding: "buffer" } as const
    const names = ["-c", "core.quotePath=false", ...args]
    const { stdin } = execFile("git", names, { cwd: root, env, ...limits }, (error, output) =>
      resolve(error ? Buffer.alloc(0) : output),
    )
    // A git that has ended reads nothing: its answer says so.
    stdin?.on("error", () => undefined).end(input)
  })
