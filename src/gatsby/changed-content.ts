import type { CreatePagesArgs, GatsbyNode } from "gatsby"
import { formatProblems } from "../content/content-problem"
import { writeNodes } from "./content-nodes"
import { reloadContent } from "./current-content"
import { writeSiteFacts } from "./site-facts"

/**
 * In development Gatsby batches the changes of files, then calls `createPages`, then runs the queries. So
 * `createPages` is where changed content becomes nodes: before it, Gatsby would run queries too early; after
 * it, a node is taken in and no query hears of it.
 */
interface Development {
  /** A content file has changed since the content was last read. */
  changed: boolean
  /** Makes Gatsby begin another round, if it hears of it. */
  wake: () => void
}

let development: Development | undefined

const WAKE_EVERY_MS = 300

/** Notes that a content file has been added or changed. */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node }) => noteChange(node)

function noteChange(node: FileNode): void {
  if (!development || !isContentFile(node) || development.changed) return
  development.changed = true
  wakeUntilRead(development)
}

/**
 * Gatsby is deaf while it makes pages: a change of that moment, after the content was read, makes no other
 * round, nor does a call to wake it. It does not say when that ends, so it is called until it has heard.
 */
function wakeUntilRead(state: Development): void {
  if (!state.changed) return
  state.wake()
  setTimeout(wakeUntilRead, WAKE_EVERY_MS, state).unref()
}

interface FileNode {
  internal: { type: string }
  sourceInstanceName?: unknown
}

const isContentFile = (node: FileNode) =>
  node.internal.type === "File" && node.sourceInstanceName === "content"

/**
 * To be called by each `createPages`. In development, from the second one on, validates and compiles the
 * content again and writes its nodes, until it has not changed meanwhile; also a deleted file is noticed so.
 * Broken content is told and keeps its last good state. In a build there is one `createPages`, and nothing to do.
 */
export async function takeUpChangedContent(api: CreatePagesArgs): Promise<void> {
  if (process.env.NODE_ENV !== "development") return
  if (!development) {
    development = { changed: false, wake: () => touchSettings(api) }
    // Gatsby has no hook for a file that is gone.
    api.emitter.on("DELETE_NODE", ({ payload }: { payload: FileNode }) => noteChange(payload))
    return
  }
  do {
    development.changed = false
    const content = await reloadContent()
    const errors = content.problems.filter(({ severity }) => severity === "error")
    if (errors.length > 0) api.reporter.error(formatProblems(errors))
    else await Promise.all([writeNodes(content, api), writeSiteFacts(content)])
  } while (development.changed)
}

/** Of all hooks, only those of `createPages` and `sourceNodes` have actions that Gatsby's rounds begin with. */
function touchSettings({ actions, getNodesByType }: CreatePagesArgs): void {
  for (const node of getNodesByType("SiteSettings")) actions.touchNode(node)
}
