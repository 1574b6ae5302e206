import { rm } from "node:fs/promises"
import { expect, test } from "@playwright/test"
import { shrinkPictures } from "../../../testing/builds/sample-pictures"
import { startDevelop } from "../../../testing/builds/start-develop"
import { makeWorkspace, type Workspace } from "../../../testing/builds/workspace"

/** Gatsby compiles the whole site before it answers. */
export const START_TIMEOUT_MS = 240_000

interface DevelopedSite {
  address: string
  /** Absolute path of its content, which may be changed. */
  content: string
  /** Output of Gatsby so far. */
  output(): string
}

/** `gatsby develop` for all tests of a spec, in a copy of the project. `write` changes its content before the start. */
export function developedSite(write: (content: string) => Promise<void>): DevelopedSite {
  let workspace: Workspace
  let develop: Awaited<ReturnType<typeof startDevelop>>

  test.beforeAll(async () => {
    test.setTimeout(START_TIMEOUT_MS)
    workspace = await makeWorkspace(process.cwd(), "develop")
    await shrinkPictures(workspace.content)
    await write(workspace.content)
    develop = await startDevelop(workspace)
    await Promise.race([answering(develop.address), develop.ended])
  })

  test.afterAll(async () => {
    await develop.stop()
    // The others of its group may write for a moment longer.
    await rm(workspace.root, { recursive: true, force: true, maxRetries: 5 })
  })

  return {
    get address() {
      return develop.address
    },
    get content() {
      return workspace.content
    },
    output: () => develop.output(),
  }
}

const answering = (address: string) =>
  expect(async () => {
    expect((await fetch(`${address}/blog`)).status).toBe(200)
  }).toPass({ timeout: START_TIMEOUT_MS })
