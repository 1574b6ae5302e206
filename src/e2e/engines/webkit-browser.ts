import { spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import { z } from "zod"
import { until } from "../../testing/until"
import type { EngineBrowser } from "./engine-page"

export const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver"
export const SCREEN = "/usr/bin/Xvfb"

/** Under this name WebDriver tells an element (W3C WebDriver, 12.1). */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
const element = z.object({ [ELEMENT]: z.string() })

/** Keys as WebDriver writes them (W3C WebDriver, 15.4.2). */
const KEYS = { Escape: "\uE00C" }

/**
 * Keeps the errors of the page's scripts, which WebDriver does not tell. It comes with the first question, so
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
  const screen = spawn(SCREEN, ["-displayfd", "3", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  })
  const [display] = await once(screen.stdio[3] ?? screen, "data")
  const port = await freePort()
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: `:${display}`.trim(), LIBGL_ALWAYS_SOFTWARE: "1" },
  })
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
    })
    const { value } = z.object({ value: z.unknown() }).parse(await response.json())
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  await until(
    () => send("GET", "/status").catch(() => undefined),
    status => status !== undefined,
  )
  return {
    async newPage({ width, height }) {
      const options = { binary: browser, args: ["--automation"] }
      const wanted = { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } } }
      const { sessionId } = z
        .object({ sessionId: z.string() })
        .parse(await send("POST", "/session", wanted))
      const session = `/session/${sessionId}`
      const ask = (expression: string) =>
        send("POST", `${session}/execute/sync`, {
          script: `${LISTEN}; return (${expression})`,
          args: [],
        })
      const resize = (frame: { width: number; height: number }) =>
        send("POST", `${session}/window/rect`, {
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
        element.parse(await send("POST", `${session}/element`, using))[ELEMENT]
      const type = async (text: string) => {
        const focused = element.parse(await send("GET", `${session}/element/active`))[ELEMENT]
        await send("POST", `${session}/element/${focused}/value`, { text })
      }
      return {
        async goTo(address) {
          await send("POST", `${session}/url`, { url: address })
        },
        ask,
        async click(selector) {
          const found = await find({ using: "css selector", value: selector })
          await send("POST", `${session}/element/${found}/click`, {})
        },
        type,
        press: key => type(KEYS[key]),
        complaints: async () => z.array(z.string()).parse(await ask("window.heardComplaints")),
        async close() {
          await send("DELETE", session)
        },
      }
    },
    async close() {
      for (const program of [driver, screen]) {
        const exited = once(program, "exit")
        program.kill()
        await exited
      }
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  await once(server, "close")
  return address !== null && typeof address === "object" ? address.port : 0
}
