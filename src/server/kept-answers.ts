import { type Stats, statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http"

/** Opening a file costs more than sending it: files up to this size are kept, and so much of them together. */
const FILE_BYTES = 131_072
const ALL_BYTES = 16_000_000

/** How often the file of a kept answer is looked at: only a copy into the release's place changes one. */
const LOOK_MS = 1000

type Kept = {
  file: string
  stats: Stats
  nextLook: number
  /** Names and values in turns, as Node writes them fastest. */
  headers: readonly string[]
  headersOfContent: readonly string[]
  tag: string
  content: Buffer
}

/** Answers with small files, in memory: the same path and `Accept-Encoding` get the same again. One for each release. */
export function keptAnswers() {
  const kept = new Map<string, Kept>()
  let bytes = 0

  function drop(key: string): void {
    const answer = kept.get(key)
    if (answer) bytes -= sizeOf(key, answer)
    kept.delete(key)
  }

  return {
    /** Keeps an answer that was sent, unless its file was replaced since: `tagOf` reads the tag that it has now. */
    async keep(
      req: IncomingMessage,
      res: ServerResponse,
      file: string,
      tagOf: () => Promise<string>,
    ): Promise<void> {
      const isSent = req.method === "GET" && [200, 206].includes(res.statusCode)
      if (!isSent || !res.writableFinished || res.hasHeader("Connection")) return
      const stats = statSync(file)
      if (stats.size > FILE_BYTES) return
      const content = await readFile(file)
      const tag = await tagOf()
      if (tag !== res.getHeader("ETag")) return
      const sent = Object.entries(res.getHeaders()).filter(([name]) => !OF_PART.has(name))
      const namesAndValues = (isOfContent: boolean) =>
        sent
          .filter(([name]) => OF_CONTENT.has(name) === isOfContent)
          .flatMap(([name, value]) => [name, `${value}`])
      const answer = {
        file,
        stats,
        nextLook: performance.now() + LOOK_MS,
        headers: namesAndValues(false),
        headersOfContent: namesAndValues(true),
        tag,
        content,
      }
      const key = keyOf(req)
      drop(key)
      bytes += sizeOf(key, answer)
      if (bytes > ALL_BYTES) {
        kept.clear()
        bytes = sizeOf(key, answer)
      }
      kept.set(key, answer)
    },

    /** Sends a kept answer, a part of it, or 304; returns whether it did. */
    send(req: IncomingMessage, res: ServerResponse): boolean {
      const key = keyOf(req)
      const answer = kept.get(key)
      const asked = answer && req.method === "GET" && askedOf(req.headers, answer)
      if (!asked) return false
      if (!isCurrent(answer)) {
        drop(key)
        return false
      }
      const { headers, headersOfContent, content } = answer
      if (asked === "if changed") {
        res.writeHead(304, [...headers]).end()
        return true
      }
      const [start, end] = asked
      const isPart = req.headers.range !== undefined
      const length = ["Content-Length", `${end - start}`]
      if (isPart) length.push("Content-Range", `bytes ${start}-${end - 1}/${content.length}`)
      res.writeHead(isPart ? 206 : 200, [...headers, ...headersOfContent, ...length])
      res.end(content.subarray(start, end))
      return true
    },
  }
}

/** By address without query, and by what the encoding is chosen from. */
const keyOf = ({ url = "", headers }: IncomingMessage): string =>
  `${headers["accept-encoding"]} ${url.split("?", 1)[0]}`

/** With what is around the content: whoever asks in many spellings for a file of few bytes finds the same bound. */
const sizeOf = (key: string, { content }: Kept): number => content.length + key.length + 2048

/** What a 304 does not have, and what differs between parts. */
const OF_CONTENT: ReadonlySet<string> = new Set(["content-type", "content-encoding"])
const OF_PART: ReadonlySet<string> = new Set(["content-length", "content-range"])

function isCurrent(answer: Kept): boolean {
  const now = performance.now()
  if (now < answer.nextLook) return true
  answer.nextLook = now + LOOK_MS
  const stats = statSync(answer.file, { throwIfNoEntry: false })
  return (["ino", "size", "mtimeMs"] as const).every(it => stats?.[it] === answer.stats[it])
}

/** What browsers ask: first byte and end, or whether they have it already. Of what is rarer `send` is the judge. */
function askedOf(
  headers: IncomingHttpHeaders,
  { tag, content }: Kept,
): [number, number] | "if changed" | undefined {
  const { range, "if-range": rangeOf = tag, "if-none-match": known } = headers
  if (RARE.some(name => headers[name] !== undefined) || rangeOf !== tag) return undefined
  if (known === tag) return "if changed"
  // A date counts where there is no tag (RFC 9110, 13.1.3).
  if (known !== undefined || headers["if-modified-since"] !== undefined) return undefined
  if (range === undefined) return [0, content.length]
  const [, first, last] = /^bytes=(\d{1,9})-(\d{0,9})$/.exec(range) ?? []
  if (first === undefined) return undefined
  const end = last ? Math.min(content.length, Number(last) + 1) : content.length
  return Number(first) < end ? [Number(first), end] : undefined
}

/** `Cache-Control: no-cache` asks for the whole file. */
const RARE = ["if-match", "if-unmodified-since", "cache-control"]
