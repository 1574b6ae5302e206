import { useLocation } from "@reach/router"
import { withPrefix } from "gatsby"
import { type MouseEvent, useEffect, useRef } from "react"
import facts from "site-facts"
import { restoreFocus } from "../components/use-modal"
import { t } from "../i18n/translate"
import { SITE_PATHS } from "../shared/site-paths"
import type { MenuEntry } from "../site/menu"
import * as styles from "./menu.module.css"
import { MenuLinks } from "./navigation"
import { SchemeSwitch } from "./scheme-switch"

/** The owner's entries, and the projects where they are none of them. */
export const withProjects = (menu: readonly MenuEntry[]): readonly MenuEntry[] =>
  menu.some(({ to }) => to === SITE_PATHS.projects)
    ? menu
    : [...menu, { label: t("projects.title"), to: SITE_PATHS.projects }]

const PAGES = withProjects(facts.menu)

const CONTACT = [{ label: t("menu.write"), to: `${SITE_PATHS.about}#contact` }]

/** The browser opens and closes the menu by these, before the scripts run too, and when they never do. */
const opens = { command: "show-modal", commandfor: "site-menu" }
const closes = { command: "close", commandfor: "site-menu" }

/** True in a browser that follows no commands (before Safari 26.2, Firefox 144 and Chromium 135). */
const knowsNoCommands = ({ currentTarget }: MouseEvent) => !("commandForElement" in currentTarget)

/**
 * The menu of small screens (S-8): a button and a modal dialog, with links of its own. The first one gets the focus; the
 * browser keeps it inside and closes on Escape. It also closes on a chosen link and on a step to another page.
 */
export function Menu() {
  const dialog = useRef<HTMLDialogElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  const close = () => dialog.current?.close()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path closes an open menu.
  useEffect(() => close, [pathname])

  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={`icon-button ${styles.toggle} script-only`}
        aria-haspopup="dialog"
        aria-label={t("menu.open")}
        onClick={event => knowsNoCommands(event) && dialog.current?.showModal()}
        {...opens}
      >
        <svg viewBox="0 0 24 24" width="55%" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </button>
      <dialog
        ref={dialog}
        id="site-menu"
        className={styles.menu}
        aria-label={t("menu.title")}
        onClose={() => restoreFocus(toggle.current)}
      >
        <nav aria-label={t("nav.label")}>
          <MenuLinks entries={PAGES} onChoose={close} />
          <p id="menu-contact" className="meta">
            {t("menu.contact")}
          </p>
          <MenuLinks entries={CONTACT} onChoose={close} aria-labelledby="menu-contact">
            {facts.feeds && (
              <li>
                <a href={withPrefix("/rss.xml")}>{t("feed.subscribe")}</a>
              </li>
            )}
          </MenuLinks>
        </nav>
        <SchemeSwitch named />
        <button
          type="button"
          className={`icon-button ${styles.close}`}
          aria-label={t("menu.close")}
          onClick={event => knowsNoCommands(event) && close()}
          {...closes}
        >
          <svg viewBox="0 0 24 24" width="55%" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </dialog>
    </>
  )
}
