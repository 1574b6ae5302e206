import type { ComponentType } from "react"

/** What Gatsby's loader gives for a page: as much of it as a page needs to be shown. */
export interface PageResources {
  component: ComponentType
  json: object
  page: { path: string; webpackCompilationHash: string }
  staticQueryResults: object
}

/** By this path, and by that of its 404 page, Gatsby shows a page at any address. The site has no such page. */
const ANY_ADDRESS = "/500.html"

/** Whether the loader gave a page. Else it is nothing, or `{ status: "error" }` with an error or without. */
export const isPage = (result: unknown): result is PageResources =>
  typeof result === "object" && result !== null && "page" in result

/** Says that a page belongs to this document's build: Gatsby then does not load another document for it. */
export const ofThisBuild = (resources: PageResources): PageResources => ({
  ...resources,
  page: { ...resources.page, webpackCompilationHash: window.___webpackCompilationHash ?? "" },
})

/** Makes a page one that stands in the place of another, at the other's address. */
export function asStandIn(resources: PageResources): PageResources {
  const { page, ...rest } = ofThisBuild(resources)
  return { ...rest, page: { ...page, path: ANY_ADDRESS } }
}

export const isStandIn = ({ page }: PageResources): boolean => page.path === ANY_ADDRESS

/** A stand-in that needs nothing from the network. */
export const standInOf = (component: ComponentType): PageResources =>
  asStandIn({
    component,
    json: { pageContext: {} },
    page: { path: "", webpackCompilationHash: "" },
    staticQueryResults: {},
  })
