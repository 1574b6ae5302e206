import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync } from "node:fs"
import { chromium } from "@playwright/test"

const { BROWSER_PATH } = process.env

/** Paths where a Chromium or Chrome may be installed already. */
const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
]
const INSTALLED_SHELL = "/usr/bin/chromium-headless-shell"

const INSTALL = {
  shell:
    "apt-get install -y chromium-headless-shell fonts-liberation\n  npx playwright install --with-deps --only-shell chromium",
  whole:
    "apt-get install -y chromium fonts-liberation\n  npx playwright install --with-deps chromium",
}

/** Chromium with tabs, and its shell without, which takes half the time. */
export type BrowserKind = keyof typeof INSTALL

/**
 * Path of a Chromium that really starts: the one in BROWSER_PATH, for which nothing is fetched, an installed one,
 * Playwright's, which is downloaded if need be, or a shell in an npm package. A whole one serves as a shell. Installs
 * nothing on the machine. Rejects with the commands that do.
 */
export async function findBrowser(kind: BrowserKind): Promise<string> {
  if (BROWSER_PATH) {
    if (await starts(BROWSER_PATH)) return BROWSER_PATH
    throw new Error(`The Chromium in BROWSER_PATH does not start: ${BROWSER_PATH}`)
  }
  const found =
    (await installed(kind)) ??
    (existsSync(PACKED_IN) ? undefined : await downloaded(kind)) ??
    (kind === "shell" ? await packed() : undefined)
  if (found) return found
  throw new Error(
    `No Chromium starts here. Install one, or set BROWSER_PATH to its program:\n  ${INSTALL[kind]}`,
  )
}

async function installed(kind: BrowserKind): Promise<string | undefined> {
  const own = chromium.executablePath()
  const whole = [own, ...INSTALLED]
  if (kind === "whole") return firstThatStarts(whole)
  // Playwright has the path of the whole one only: …/chromium-1255/chrome-linux64/chrome
  const ownShell = own.replace(
    /chromium-(\d+)([\\/])chrome-([\w-]+)[\\/].*/,
    "chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell",
  )
  return firstThatStarts([INSTALLED_SHELL, ownShell, ...whole])
}

function downloaded(kind: BrowserKind): Promise<string | undefined> {
  const args = ["playwright", "install", ...(kind === "shell" ? ["--only-shell"] : []), "chromium"]
  process.stdout.write(`No Chromium is installed: npx ${args.join(" ")}\n`)
  // Three hosts are tried, each more than once: a network that answers nothing is no reason to wait for minutes.
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "5000" }
  spawnSync("npx", args, { stdio: ["ignore", "ignore", "inherit"], env })
  return installed(kind)
}

/** A shell for Linux on x64, where only npm's registry can be reached. Its last version for Node 20. */
const PACKED = "@sparticuz/chromium@143.0.4"
const PACKED_IN = ".scratch/chromium"

async function packed(): Promise<string | undefined> {
  const args = ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", PACKED_IN, PACKED]
  process.stdout.write(`No Chromium was downloaded: npm ${args.join(" ")}\n`)
  mkdirSync(PACKED_IN, { recursive: true })
  spawnSync("npm", args, { stdio: ["ignore", "ignore", "inherit"] })
  const unpack =
    'import("@sparticuz/chromium").then(async ({ default: shell }) => process.stdout.write(await shell.executablePath()))'
  const { stdout } = spawnSync(process.execPath, ["-e", unpack], {
    cwd: PACKED_IN,
    encoding: "utf8",
  })
  return firstThatStarts([stdout])
}

async function firstThatStarts(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (await starts(path)) return path
  return undefined
}

/** An installed one may be unable to start, for want of a library perhaps. */
async function starts(executablePath: string): Promise<boolean> {
  if (!existsSync(executablePath)) return false
  try {
    await (await chromium.launch({ executablePath, args: ["--no-sandbox"] })).close()
    return true
  } catch {
    return false
  }
}
