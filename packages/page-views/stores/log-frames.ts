import { closeSync, existsSync, openSync, readSync } from "node:fs"

/** Lengths of the headers of a log and of each frame in it (https://sqlite.org/fileformat2.html#walformat). */
const LOG_HEADER = 32
const FRAME_HEADER = 24

/**
 * Number of frames in SQLite's write-ahead log up to its last commit, those behind a spoilt one included: SQLite ends
 * the log at the first frame whose checksum is wrong, without an error. Frames that are older than the log's begin have
 * other salts. The first frame has them too, in case that the header is the spoilt part.
 */
export function committedFrames(log: string, pageBytes: number): number {
  if (!existsSync(log)) return 0
  const file = openSync(log, "r")
  const read = (length: number, at: number): Buffer | undefined => {
    const bytes = Buffer.alloc(length)
    return readSync(file, bytes, 0, length, at) === length ? bytes : undefined
  }
  const [ofLog = "", ofFirstFrame = ""] = [16, LOG_HEADER + 8].map(at =>
    read(8, at)?.toString("hex"),
  )
  const commits = new Map<string, number>()
  let frames = 0
  for (let at = LOG_HEADER; ; at += FRAME_HEADER + pageBytes) {
    const header = read(FRAME_HEADER, at)
    if (!header) break
    frames += 1
    const isCommit = header.readUInt32BE(4) > 0
    if (isCommit) commits.set(header.toString("hex", 8, 16), frames)
  }
  closeSync(file)
  return commits.get(ofLog) ?? commits.get(ofFirstFrame) ?? 0
}
