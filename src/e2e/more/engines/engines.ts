import { existsSync } from "node:fs"
import type { EngineBrowser } from "./engine-page"
import { puppeteerBrowser } from "./puppeteer-browser"
import { SCREEN, webkitBrowser } from "./webkit-browser"
import { WEBKIT_DRIVER } from "./webkit-driver"

interface Engine {
  name: "Chromium" | "Firefox" | "WebKit"
  /** Paths where its browser may be. */
  programs: readonly string[]
  /** Other programs that it needs to start. */
  needs?: readonly string[]
  start(program: string): Promise<EngineBrowser>
}

/** Headless Chromium names itself so, and the counter takes it for a robot. */
const AS_A_PERSON =
  "--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36"

const ENGINES: readonly Engine[] = [
  {
    name: "Chromium",
    programs: [process.env.BROWSER_PATH ?? ""],
    start: program => puppeteerBrowser("chrome", program, ["--no-sandbox", AS_A_PERSON]),
  },
  {
    name: "Firefox",
    programs: ["/usr/bin/firefox-esr", "/usr/bin/firefox"],
    start: program => puppeteerBrowser("firefox", program, []),
  },
  {
    name: "WebKit",
    programs: ["x86_64", "aarch64"].map(
      machine => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    ),
    needs: [WEBKIT_DRIVER, SCREEN],
    start: webkitBrowser,
  },
]

/** The three engines, and how each starts; without `start` it is not installed. */
export const engines = ENGINES.map(({ name, programs, needs = [], start }) => {
  const program = needs.every(path => existsSync(path))
    ? programs.find(path => existsSync(path))
    : undefined
  return { name, start: program === undefined ? undefined : () => start(program) }
})
