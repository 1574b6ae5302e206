import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"

/**
 * The resident memory of a process in MB (10⁶ bytes), and the most that it ever was. Where there is
 * no `/proc`, `ps` has the first only.
 */
export function processMemory(pid: number | undefined): { now: number; peak: number | undefined } {
  const file = `/proc/${pid}/status`
  if (process.platform !== "linux") {
    return { now: kilobytes(execFileSync("ps", ["-o", "rss=", "-p", `${pid}`])), peak: undefined }
  }
  const status = readFileSync(file, "utf8")
  const read = (name: string) => kilobytes(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1])
  return { now: read("VmRSS"), peak: read("VmHWM") }
}

const kilobytes = (text: Buffer | string | undefined): number => (Number(text) * 1024) / 1e6

/** Seconds of processor time that a process has taken. Linux only. */
export function cpuSeconds(pid: number | undefined): number {
  // proc(5): after the name, which may hold anything, the 12th and 13th field, in hundredths.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ")
  return (Number(fields[11]) + Number(fields[12])) / 100
}
