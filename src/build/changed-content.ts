import type { CreatePagesArgs, GatsbyNode, ParentSpanPluginArgs } from "gatsby"
import { formatProblems } from "./content/content-problem"
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
  /** `createPages` is running: Gatsby would not hear of another change. */
  creatingPages: boolean
  /** Makes Gatsby begin another round. */
  wake: () => void
}

let development: Development | undefined

/** From the end of the bootstrap on, changed content is read again. Nothing in a build. */
export function followContentChanges({
  actions,
  emitter,
  getNodesByType,
}: ParentSpanPluginArgs): void {
  if (process.env.NODE_ENV !== "development") return
  const state: Development = {
    changed: false,
    creatingPages: false,
    wake: () => {
      for (const node of getNodesByType("SiteSettings")) actions.touchNode(node)
    },
  }
  emitter.on("API_FINISHED", ({ payload }: { payload: { apiName: string } }) => {
    if (payload.apiName !== "createPages") return
    // Gatsby goes on to the queries first; a change that came too late then counts as one during these.
    setImmediate(() => {
      state.creatingPages = false
      if (state.changed) state.wake()
    })
  })
  development = state
}

/** Notes that a content file has been added or changed. */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node }) => {
  if (!development || !isContentFile(node)) return
  development.changed = true
  if (!development.creatingPages) development.wake()
}

const isContentFile = (node: { internal: { type: string }; sourceInstanceName?: unknown }) =>
  node.internal.type === "File" && node.sourceInstanceName === "content"

/**
 * In development, validates and compiles the content again and writes its nodes, until it has not changed
 * meanwhile; also a deleted file is noticed so. Broken content is told and keeps its last good state.
 */
export async function takeUpChangedContent(api: CreatePagesArgs): Promise<void> {
  if (!development) return
  development.creatingPages = true
  do {
    development.changed = false
    const content = await reloadContent()
    const errors = content.problems.filter(({ severity }) => severity === "error")
    if (errors.length > 0) api.reporter.error(formatProblems(errors))
    else await Promise.all([writeNodes(content, api), writeSiteFacts(content)])
  } while (development.changed)
}
