import { writeSync } from "node:fs"

/**
 * Output of a log that loses the lines that cannot be written: a full disk or a closed pipe ends neither an answer nor
 * the process (R-19). Writes at once, because the last line before a crash is the one that matters. `pino`'s own
 * output would repeat the last line of a crash for ever, as long as the disk is full.
 */
export function logOutput(file: number) {
  let isCut = false
  return {
    write(line: string): void {
      const bytes = Buffer.from(isCut ? `\n${line}` : line)
      try {
        isCut = writeSync(file, bytes) < bytes.length
      } catch {
        // The next line may find space again.
      }
    },
  }
}
