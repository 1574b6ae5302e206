import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { rm } from "node:fs/promises"
import { expect, test } from "@playwright/test"
import { shrinkPictures } from "../testing/builds/sample-pictures"
import { makeWorkspace, type Workspace } from "../testing/builds/workspace"
import { freePort } from "../testing/free-port"

/** Gatsby compiles the whole site before it answers. */
export const START_TIMEOUT_MS = 240_000

interface DevelopedSite {
  address: string
  /** Absolute path of its content, which may be changed. */
  content: string
  /** What Gatsby has said so far. */
  output(): string
}

/** `gatsby develop` for all tests of a spec, in a copy of the project. `write` changes its content before the start. */
export function developedSite(write: (content: string) => Promise<void>): DevelopedSite {
  let workspace: Workspace
  let develop: ChildProcess
  let address = ""
  let output = ""

  test.beforeAll(async () => {
    test.setTimeout(START_TIMEOUT_MS)
    workspace = await makeWorkspace(process.cwd(), "develop")
    await shrinkPictures(workspace.content)
    await write(workspace.content)
    const port = await freePort()
    address = `http://localhost:${port}`
    develop = spawn(process.execPath, ["--import", "tsx", "src/commands/develop.ts"], {
      cwd: workspace.root,
      env: {
        ...process.env,
        NODE_ENV: undefined,
        PAGE_VIEWS_DB: undefined,
        PORT: String(port),
        CI: "true",
      },
      detached: true,
    })
    for (const stream of [develop.stdout, develop.stderr]) {
      stream?.on("data", chunk => {
        output += chunk
      })
    }
    const stopped = once(develop, "exit").then(() => {
      throw new Error(`gatsby develop stopped.\n${output}`)
    })
    await Promise.race([answering(address), stopped])
  })

  test.afterAll(async () => {
    // `gatsby develop` runs in processes of its own: the whole group is to end.
    if (develop.pid && develop.exitCode === null) {
      const ended = once(develop, "exit")
      process.kill(-develop.pid, "SIGKILL")
      await ended
    }
    // The others of its group may write for a moment longer.
    await rm(workspace.root, { recursive: true, force: true, maxRetries: 5 })
  })

  return {
    get address() {
      return address
    },
    get content() {
      return workspace.content
    },
    output: () => output,
  }
}

const answering = (address: string) =>
  expect(async () => {
    expect((await fetch(`${address}/blog`)).status).toBe(200)
  }).toPass({ timeout: START_TIMEOUT_MS })
