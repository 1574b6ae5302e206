import { spawn } from "node:child_process"
import { once } from "node:events"
import { z } from "zod"
import type { EngineBrowser } from "./engine-page"
import { AT_REST } from "./questions"
import { startSession } from "./webkit-driver"

export const SCREEN = "/usr/bin/Xvfb"

/** Under this name WebDriver sends an element (W3C WebDriver, 12.1). */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
const element = z.object({ [ELEMENT]: z.string() })

/** Keys as WebDriver writes them (W3C WebDriver, 15.4.2). */
const KEYS = { Escape: "\uE00C" }

/**
 * Keeps the errors of the page's scripts, which WebDriver does not report. It comes with the first question, so
 * what went wrong while the page was loaded is missed.
 */
const LISTEN = `if (!window.heardComplaints) {
  const heard = (window.heardComplaints = [])
  addEventListener("error", event => heard.push(event.message))
  addEventListener("unhandledrejection", event => heard.push(String(event.reason)))
  addEventListener("securitypolicyviolation", event => heard.push(event.violatedDirective))
  const { error } = console
  console.error = (...said) => { heard.push(said.join(" ")); error(...said) }
}`

/** WebKitGTK's small browser, driven by its WebDriver, on a screen that nobody sees. */
export async function webkitBrowser(browser: string): Promise<EngineBrowser> {
  // It would start again when its last window goes, and lose the one that comes at that moment.
  const screen = spawn(SCREEN, ["-noreset", "-displayfd", "3", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  })
  const [display] = await once(screen.stdio[3] ?? screen, "data")
  return {
    async newPage({ width, height }) {
      const { send, end } = await startSession(browser, `:${display}`.trim())
      const ask = (expression: string) =>
        send("POST", `/execute/sync`, {
          script: `${LISTEN}; return (${expression})`,
          args: [],
        })
      const resize = (frame: { width: number; height: number }) =>
        send("POST", `/window/rect`, {
          width: width + frame.width,
          height: height + frame.height,
        })
      // The window has a bar and edges.
      await resize({ width: 0, height: 0 })
      const [insideWidth, insideHeight] = z
        .tuple([z.number(), z.number()])
        .parse(await ask("[innerWidth, innerHeight]"))
      await resize({ width: width - insideWidth, height: height - insideHeight })
      const find = async (using: object) =>
        element.parse(await send("POST", `/element`, using))[ELEMENT]
      const type = async (text: string) => {
        const focused = element.parse(await send("GET", `/element/active`))[ELEMENT]
        await send("POST", `/element/${focused}/value`, { text })
      }
      return {
        async goTo(address) {
          await send("POST", `/url`, { url: address })
        },
        ask,
        async click(selector) {
          const found = await find({ using: "css selector", value: selector })
          await send("POST", `/element/${found}/click`, {})
        },
        type,
        press: key => type(KEYS[key]),
        async atRest() {
          await ask(AT_REST)
        },
        complaints: async () => z.array(z.string()).parse(await ask("window.heardComplaints")),
        close: end,
      }
    },
    async close() {
      const exited = once(screen, "exit")
      screen.kill()
      await exited
    },
  }
}
