import { useLocation } from "@reach/router"
import { withPrefix } from "gatsby"
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react"
import facts from "site-facts"
import { SiteLink } from "../components/site-link"
import { t } from "../i18n/translate"
import { SITE_PATHS } from "../shared/site-paths"
import type { MenuEntry } from "../site/menu"
import * as styles from "./navigation.module.css"
import { SchemeSwitch } from "./scheme-switch"

const THREE_LINES = "M4 7h16M4 12h16M4 17h16"
const CROSS = "M6 6l12 12M18 6L6 18"

/**
 * Whether the menu is open, as an empty popover: the browser opens and closes it before the scripts run, and when they
 * never do. The sheet itself could be none: it would cover the toggle.
 */
const STATE = { id: "site-menu-state", popover: "manual" }

/** Links that only the sheet has room for. */
const MORE: readonly MenuEntry[] = [
  { label: t("projects.title"), to: SITE_PATHS.projects },
  { label: t("menu.write"), to: `${SITE_PATHS.about}#contact` },
]

/**
 * The main navigation (S-5) and the colours' switch: a row; on small screens a sheet that the toggle
 * opens (S-8). One panel serves both, so the links are there without JavaScript too. The sheet closes on route
 * change, on Escape and when there is room for the row; on opening, the first link takes the focus; Tab stays
 * inside while it is open. `children` are between the row and the toggle, for eye and keyboard.
 */
export function Navigation({ children }: { children: ReactNode }) {
  const state = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  // The address has the site's path prefix; the entries have not.
  const page = pathname.slice(withPrefix("/").length - 1) || "/"
  const [isOpen, setOpen] = useState(false)

  const show = useCallback((wanted: boolean) => {
    // Browsers without popovers have the menu only with scripts.
    state.current?.togglePopover?.(wanted)
    setOpen(wanted)
  }, [])

  /** Moves the focus to the toggle, because the link is gone. */
  const close = useCallback(() => {
    show(false)
    toggle.current?.focus()
  }, [show])

  useEffect(() => {
    if ("popover" in HTMLElement.prototype)
      setOpen(Boolean(state.current?.matches(":popover-open")))
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path closes an open menu (docs/traps.md).
  useEffect(() => (isOpen ? () => show(false) : undefined), [pathname, isOpen])

  useEffect(() => {
    const sheet = panel.current
    const button = toggle.current
    if (!isOpen || !sheet || !button) return
    const release = makeRestInert(sheet, button)
    if (!sheet.contains(document.activeElement)) sheet.querySelector("a")?.focus()

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") close()
      else if (event.key === "Tab") keepTabInside(sheet, event)
    }
    // Only the style sheet knows the width from which the toggle is gone: it depends on the size of the text.
    const width = new ResizeObserver(() => {
      if (button.getClientRects().length === 0) show(false)
    })
    width.observe(button)
    document.addEventListener("keydown", onKeyDown)
    return () => {
      release()
      width.disconnect()
      document.removeEventListener("keydown", onKeyDown)
    }
  }, [isOpen, close, show])

  const entry = ({ label, to, lang }: MenuEntry) => (
    <li key={to} lang={lang}>
      <SiteLink href={to} aria-current={currentMark(to, page)} onClick={isOpen ? close : undefined}>
        {label}
      </SiteLink>
    </li>
  )

  return (
    <>
      <nav
        className={styles.navigation}
        aria-label={t("nav.label")}
        data-open={isOpen || undefined}
      >
        <span ref={state} className={styles.state} {...STATE} />
        <div ref={panel} id="site-menu" className={styles.panel}>
          <ul className={styles.list}>{facts.menu.map(entry)}</ul>
          <ul className={styles.more}>
            {MORE.map(entry)}
            {facts.feeds && (
              <li>
                <a href={withPrefix("/rss.xml")}>{t("feed.subscribe")}</a>
              </li>
            )}
          </ul>
          <SchemeSwitch />
        </div>
      </nav>
      {children}
      <button
        ref={toggle}
        type="button"
        className={`${styles.toggle} script-only`}
        aria-expanded={isOpen}
        aria-controls="site-menu"
        aria-label={t(isOpen ? "menu.close" : "menu.open")}
        onClick={event => {
          // The browser would toggle it too.
          event.preventDefault()
          show(!isOpen)
        }}
        {...{ popovertarget: STATE.id }}
      >
        <svg viewBox="0 0 24 24" width="55%" aria-hidden="true">
          <path d={isOpen ? CROSS : THREE_LINES} />
        </svg>
      </button>
    </>
  )
}

/**
 * The mark of a navigation entry on the page at `pathname` (S-5): `page` on its own page, `true` on a page
 * below it, as a post is below `/blog`. An entry with a hash is a place of a page, not a page.
 */
export function currentMark(to: string, pathname: string): "page" | "true" | undefined {
  if (to === pathname) return "page"
  return to !== "/" && pathname.startsWith(`${to}/`) ? "true" : undefined
}

/**
 * Puts everything but `panel` and `toggle` out of reach of pointer, keyboard and assistive tools (S-8). Returns a
 * function that undoes it.
 */
export function makeRestInert(panel: Element, toggle: Element): () => void {
  const rest: HTMLElement[] = []
  for (let part: Element = panel; part.parentElement; part = part.parentElement) {
    for (const sibling of part.parentElement.children) {
      const stays =
        sibling === part || sibling.contains(toggle) || sibling.getAttribute("role") === "status"
      if (!stays && sibling instanceof HTMLElement && !sibling.inert) rest.push(sibling)
    }
    if (part.parentElement === document.body) break
  }
  for (const element of rest) element.inert = true
  return () => {
    for (const element of rest) element.inert = false
  }
}

/** Moves a Tab or Shift+Tab that would leave `container` to its other end (S-8). */
function keepTabInside(container: HTMLElement, event: KeyboardEvent): void {
  const stops = [...container.querySelectorAll<HTMLElement>("a, button")]
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const active = document.activeElement
  if (container.contains(active) && active !== from) return
  event.preventDefault()
  to?.focus()
}
