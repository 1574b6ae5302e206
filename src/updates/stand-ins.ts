import type { ComponentType } from "react"
import { OFFLINE_PATH } from "../shared/offline"
import { asStandIn, isPage, type PageResources, standInOf } from "./page-resources"

/** What is shown of an error, as components that need no data. */
export interface ErrorViews {
  errorPage(thrown: unknown): ComponentType
  /** For a page whose text is there, in the document that was just loaded: the text stays. */
  noticeAboveText(thrown: unknown): ComponentType
}

interface StandIns {
  /** The error that the loader gave. */
  error(result: unknown, isFirst: boolean): PageResources
  /** The offline page if this device has it. */
  offline(): Promise<PageResources | undefined>
}

/**
 * What takes the place of a page that did not load, at its address.
 * @param load Gatsby's own loader; it never rejects
 */
export function standIns(
  load: (path: string) => Promise<unknown>,
  { errorPage, noticeAboveText }: ErrorViews,
): StandIns {
  return {
    error(result, isFirst) {
      const view = isFirst ? noticeAboveText : errorPage
      return standInOf(view(thrownBy(result)))
    },
    // The service worker keeps it, with its data and its script.
    async offline() {
      const page = await load(`${__PATH_PREFIX__}${OFFLINE_PATH}`)
      // Of a page that is not there, the loader gives the 404 page.
      return isPage(page) && page.page.path === OFFLINE_PATH ? asStandIn(page) : undefined
    },
  }
}

const thrownBy = (result: unknown): unknown =>
  typeof result === "object" && result !== null && "error" in result ? result.error : undefined
