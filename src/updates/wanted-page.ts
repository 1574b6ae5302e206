import { globalHistory } from "@reach/router"
import { isSamePage } from "./guarded-reload"

/** A page that the visitor wants to see: the one of the document, of a link, of a step in the history. */
export interface WantedPage {
  address: URL
  /** Whether the page takes the present one's place in the history. */
  replaces: boolean
  /** Whether it is the document's own page, which Gatsby renders nothing at all without. */
  isFirst: boolean
  /** Whether its loading has come to an end, good or bad. */
  isSettled: boolean
}

interface Following {
  /** The page that is wanted now; each navigation makes another object. */
  current(): WantedPage
}

let isAlive = false

/** To be called when the first page has come to life: from then on the router hears of steps in the history. */
export function pageIsAlive(): void {
  isAlive = true
}

/**
 * Knows the whole address that the visitor wants, hash included, which Gatsby's loader is not told. To be
 * called after whatever else wraps `___navigate`: what is inside asks for the page's data.
 * @param onNew called when another page is wanted
 */
export function followWantedPage(onNew: () => void): Following {
  let wanted: WantedPage = { ...unsettled(here()), isFirst: true }

  const want = (to: string | number, replaces: boolean) => {
    // A number is a step in the history, of which the history tells.
    if (typeof to === "number") return
    wanted = { ...unsettled(new URL(to, window.location.href)), replaces }
    onNew()
  }

  globalHistory.listen(({ action }) => {
    const address = here()
    const isSame = isSamePage(address, wanted.address)
    if (action === "POP" && !isSame && !isAlive) {
      // Gatsby would render a page that is not loaded, or miss the step. What was first is not to show any more.
      wanted.isFirst = false
      wanted = unsettled(address)
      window.location.reload()
      return
    }
    // Another hash, a link's page that is there now, the first page before it has come to life.
    if (isSame || (wanted.isFirst && !wanted.isSettled)) {
      wanted.address = address
      return
    }
    wanted = unsettled(address)
    onNew()
  })

  const { ___navigate: navigate, ___push: push, ___replace: replace } = window
  window.___navigate = (to, options) => {
    want(to, options?.replace === true)
    navigate?.(to, options)
  }
  window.___push = to => {
    want(to, false)
    push?.(to)
  }
  window.___replace = to => {
    want(to, true)
    replace?.(to)
  }
  return { current: () => wanted }
}

const unsettled = (address: URL): WantedPage => ({
  address,
  replaces: false,
  isFirst: false,
  isSettled: false,
})

const here = () => new URL(window.location.href)
