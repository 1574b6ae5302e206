import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { test } from "@playwright/test"
import { z } from "zod"
import { expect } from "../../expect"
import { devtools } from "./devtools-pipe"

/** A tab as a person has it: visible only while it is in front. */
export interface RealTab {
  /** Runs an expression in the page, as if the visitor had caused it; returns what it is or promises. */
  ask(expression: string): Promise<unknown>
  /** The same in each page that the browser prerenders for this tab. */
  askPrerendered(expression: string): Promise<unknown[]>
  /** A command of the DevTools protocol, for the page that is shown. */
  send(method: string, params?: object): Promise<unknown>
  /** Goes there as from the address bar, and waits until the page is loaded and its scripts run. */
  goTo(address: string): Promise<void>
  /** Goes one page back, as with the browser's button. */
  goBack(): Promise<void>
  /** Waits until this address is shown, loaded, and its scripts run. */
  shows(address: string): Promise<void>
  lookAt(): Promise<void>
  close(): Promise<void>
}

export interface RealBrowser {
  openTab(where: "in front" | "in the background"): Promise<RealTab>
  close(): Promise<void>
}

/** People's browsers do not call themselves headless; those that do may be taken for robots. */
const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36"

/** True when the page is loaded, alive, and idle: whatever was to be sent is on its way. */
export const READY = `document.readyState === "complete" && new Promise(resolve => {
  const isAlive = performance.getEntriesByName("onInitialClientRender").length > 0
  requestIdleCallback(() => resolve(isAlive), { timeout: 1000 })
})`

const attached = z.object({
  sessionId: z.string(),
  targetInfo: z.object({ type: z.string() }),
})
const visited = z.object({
  currentIndex: z.number(),
  entries: z.array(z.object({ id: z.number() })),
})
const evaluated = z.object({
  result: z.object({ value: z.unknown().optional() }),
  exceptionDetails: z.object({ text: z.string() }).optional(),
})

/**
 * A Chromium of its own, without Playwright between: Playwright makes every page believe that it is in front,
 * and switches off the page cache and prerendering, which are what these tests are about.
 */
export async function startRealBrowser(): Promise<RealBrowser> {
  const { executablePath = "", args = [] } = test.info().project.use.launchOptions ?? {}
  const profile = await mkdtemp(join(tmpdir(), "real-browser-"))
  const options = [
    ...["--headless=new", "--remote-debugging-pipe", `--user-data-dir=${profile}`],
    // A container has 64 MB of shared memory, in which a page crashes.
    "--disable-dev-shm-usage",
  ]
  const child = spawn(executablePath, [...args, ...options, `--user-agent=${USER_AGENT}`], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
  })
  const exited = once(child, "exit")
  const browser = devtools(child)
  return {
    openTab: where => openTab(browser, where === "in the background"),
    async close() {
      // It may be gone before it has answered.
      await Promise.race([browser.send("Browser.close"), exited])
      await exited
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function openTab(
  browser: ReturnType<typeof devtools>,
  background: boolean,
): Promise<RealTab> {
  // The page that is shown comes first; one that is being prerendered waits behind it.
  const pages: string[] = []
  const open = { url: "about:blank", background, forTab: true }
  const { targetId } = z
    .object({ targetId: z.string() })
    .parse(await browser.send("Target.createTarget", open))
  const { sessionId: tab } = z
    .object({ sessionId: z.string() })
    .parse(await browser.send("Target.attachToTarget", { targetId, flatten: true }))
  browser.on(tab, "Target.attachedToTarget", event => {
    const { sessionId, targetInfo } = attached.parse(event)
    if (targetInfo.type === "page") pages.push(sessionId)
  })
  browser.on(tab, "Target.detachedFromTarget", event => {
    const { sessionId } = z.object({ sessionId: z.string() }).parse(event)
    pages.splice(pages.indexOf(sessionId), 1)
  })
  const follow = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
  await browser.send("Target.setAutoAttach", follow, tab)
  await expect.poll(() => pages.length).toBe(1)

  const send: RealTab["send"] = (method, params) => browser.send(method, params, pages[0])
  const askPage = async (expression: string, page: string | undefined): Promise<unknown> => {
    const options = { expression, awaitPromise: true, returnByValue: true, userGesture: true }
    const answer = await browser.send("Runtime.evaluate", options, page)
    const { result, exceptionDetails } = evaluated.parse(answer)
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`)
    return result.value
  }
  const ask: RealTab["ask"] = expression => askPage(expression, pages[0])
  const shows: RealTab["shows"] = async address => {
    // A page that goes away takes the question with it.
    const isReady = () =>
      ask(`location.href === ${JSON.stringify(address)} && ${READY}`).catch(() => false)
    await expect.poll(isReady).toBe(true)
  }
  return {
    send,
    ask,
    askPrerendered: expression =>
      Promise.all(pages.slice(1).map(page => askPage(expression, page))),
    shows,
    async goTo(address) {
      await send("Page.navigate", { url: address })
      await shows(address)
    },
    async goBack() {
      // A page that goes back by itself may be gone before it has answered.
      const { currentIndex, entries } = visited.parse(await send("Page.getNavigationHistory"))
      await send("Page.navigateToHistoryEntry", { entryId: entries[currentIndex - 1]?.id })
    },
    async lookAt() {
      await browser.send("Target.activateTarget", { targetId })
    },
    async close() {
      await browser.send("Target.closeTarget", { targetId })
    },
  }
}

/** Makes the browser prerender these pages for a tab, whose policy has to allow it. */
export async function prerender(tab: RealTab, ...paths: string[]): Promise<void> {
  const rules = JSON.stringify({ prerender: [{ urls: paths, eagerness: "immediate" }] })
  await tab.ask(`void document.head.append(Object.assign(document.createElement("script"), {
    type: "speculationrules",
    textContent: ${JSON.stringify(rules)},
  }))`)
}
