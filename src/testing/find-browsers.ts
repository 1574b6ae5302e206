import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"

/** Paths of programs. */
export interface Browsers {
  /** With windows and tabs, which it draws nowhere. */
  whole: string
  /** Without: it takes half the time. The whole one where there is no other. */
  shell: string
}

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

/** Ways to get both, the most general first. */
const SOURCES = [
  { what: "downloading Playwright's", command: "npx playwright install chromium" },
  {
    what: "installing Debian's",
    command:
      "apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium chromium-headless-shell fonts-liberation",
  },
]

/**
 * Paths of a Chromium that really starts: an installed one, else one that it gets by itself. Prints in one line what it
 * does. Throws when there is no way, with what to do.
 */
export async function findBrowsers(): Promise<Browsers> {
  let found = await installed()
  for (const { what, command } of SOURCES) {
    if (found.whole && found.shell) break
    const missing = found.whole ? "headless shell" : "Chromium"
    process.stdout.write(`Browser: no ${missing} found, ${what}.\n`)
    spawnSync(command, { shell: true, stdio: "inherit" })
    found = await installed()
  }
  const { whole, shell = whole } = found
  if (whole === undefined || shell === undefined) {
    throw new Error(
      "No Chromium could be started or installed: install one and set BROWSER_PATH to its program.",
    )
  }
  process.stdout.write(`Browser: ${whole}, ${shell}\n`)
  return { whole, shell }
}

async function installed(): Promise<Partial<Browsers>> {
  const own = chromium.executablePath()
  // Playwright has the path of the whole one only: …/chromium-1255/chrome-linux64/chrome
  const ownShell = own.replace(
    /chromium-(\d+)([\\/])chrome-([\w-]+)[\\/].*/,
    "chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell",
  )
  return {
    whole: await firstThatStarts([process.env.BROWSER_PATH ?? "", own, ...INSTALLED]),
    shell: await firstThatStarts([INSTALLED_SHELL, ownShell]),
  }
}

async function firstThatStarts(paths: readonly string[]): Promise<string | undefined> {
  for (const executablePath of paths.filter(path => path !== "" && existsSync(path))) {
    try {
      const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
      await browser.close()
      return executablePath
    } catch {
      // Installed but unable to start, for want of a library perhaps: try the next one.
    }
  }
  return undefined
}
