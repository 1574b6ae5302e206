import { spawn } from "node:child_process"
import { once } from "node:events"
import { z } from "zod"
import { freePort } from "../../../testing/free-port"
import { until } from "../../../testing/until"

export const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver"

/** The driver waits for ever for a browser that ended before its first command. */
const LIMIT_MS = 60_000

/** Sends a WebDriver command; resolves with its value, rejects with WebDriver's error. */
type Send = (method: string, path: string, body?: object) => Promise<unknown>

interface Driver {
  send: Send
  /**
   * Resolves when the browser could not listen. The driver picks a port that it does not hold; when another program
   * takes it in between, the browser reports it and the driver waits for ever.
   */
  portTaken: Promise<undefined>
  stop(): Promise<void>
}

const session = z.object({ sessionId: z.string() })

/** Starts the driver and a browser window; resolves with how to send it commands, and how to end both. */
export async function startSession(
  browser: string,
  display: string,
): Promise<{ send: Send; end(): Promise<void> }> {
  const options = { binary: browser, args: ["--automation"] }
  const wanted = { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } } }
  for (;;) {
    const { send, portTaken, stop } = await startDriver(display)
    const begun = await Promise.race([send("POST", "/session", wanted), portTaken])
    if (begun === undefined) {
      await stop()
      continue
    }
    const own = `/session/${session.parse(begun).sessionId}`
    return {
      send: (method, path, body) => send(method, own + path, body),
      async end() {
        await send("DELETE", own)
        await stop()
      },
    }
  }
}

async function startDriver(display: string): Promise<Driver> {
  const port = await freePort()
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: "1" },
  })
  let said = ""
  const portTaken = new Promise<undefined>(resolve => {
    driver.stderr.on("data", text => {
      said += text
      if (/Failed to start remote inspector server/.test(said)) resolve(undefined)
    })
  })
  const send: Send = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(LIMIT_MS),
    }).catch((cause: unknown) => {
      throw new Error(`${method} ${path}: no answer. The driver and its browser said: ${said}`, {
        cause,
      })
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
    send,
    portTaken,
    async stop() {
      const exited = once(driver, "exit")
      driver.kill()
      await exited
    },
  }
}
