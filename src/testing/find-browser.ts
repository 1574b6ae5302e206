import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"

/** Where a Chromium or Chrome may be installed already. */
const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
]

/** Ways to get one, the most general first. */
const SOURCES = [
  { what: "downloading Playwright's Chromium", command: "npx playwright install chromium" },
  {
    what: "installing Debian's Chromium",
    command: "apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium",
  },
]

/**
 * Path of a Chromium that really starts: an installed one, else one that it gets by itself. Says in one line
 * what it does. Throws when there is no way, with what to do.
 */
export async function findBrowser(): Promise<string> {
  const known = [process.env.BROWSER_PATH ?? "", chromium.executablePath(), ...INSTALLED]
  const found = await firstThatStarts(known)
  if (found) return said(`Browser: ${found}`, found)
  for (const { what, command } of SOURCES) {
    process.stdout.write(`Browser: none found, ${what}.\n`)
    spawnSync(command, { shell: true, stdio: "inherit" })
    const fetched = await firstThatStarts(known)
    if (fetched) return said(`Browser: ${fetched}`, fetched)
  }
  throw new Error(
    "No Chromium could be started or installed: install one and set BROWSER_PATH to its program.",
  )
}

function said(line: string, path: string): string {
  process.stdout.write(`${line}\n`)
  return path
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
