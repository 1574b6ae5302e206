import type { NodePluginArgs } from "gatsby"
import { z } from "zod"

/** Used fields of a page in Gatsby's state. */
const createdPage = z.object({
  path: z.string(),
  component: z.string(),
  context: z.record(z.string(), z.unknown()),
})

export type CreatedPage = z.infer<typeof createdPage>

const state = z.object({ pages: z.map(z.string(), createdPage) })

/**
 * Pages in Gatsby's state, by path. Before `createPages`, those of the last run that saved its state; afterwards, those that
 * this run created. Not the nodes of type `SitePage`: a run that was stopped leaves nodes that no later one knows.
 */
export const createdPages = ({ store }: Pick<NodePluginArgs, "store">) =>
  state.parse(store.getState()).pages
