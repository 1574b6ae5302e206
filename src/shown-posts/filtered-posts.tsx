import { useLocation } from "@reach/router"
import { useEffect, useState, useSyncExternalStore } from "react"
import { useLoaded } from "../http/use-loaded"
import { t } from "../i18n/translate"
import { loadPart } from "../updates/documents"
import { filterAt, goTo, isFiltered, NO_FILTER } from "./filter-address"
import type { PanelProps } from "./filter-panel"

const loadPanel = () =>
  loadPart(() => import(/* webpackChunkName: "post-filter" */ "./filter-panel"))

const never = () => () => {}

/** The filter of the list, which loads when it is opened, or when the address has one. */
export function usePostFilter(isThere: boolean) {
  const location = useLocation()
  // The static HTML knows no query.
  const isAsked = useSyncExternalStore(
    never,
    () => isThere && isFiltered(filterAt(location)),
    () => false,
  )
  const [isOpened, setOpened] = useState(false)
  const isOpen = isOpened || isAsked
  const { state, reload } = useLoaded(isOpen || null, loadPanel)
  const [place, setPlace] = useState<Element | null>(null)

  useEffect(() => {
    // Whoever takes the last part of the filter away goes on with its fields.
    if (isAsked) setOpened(true)
  }, [isAsked])

  const toggle = () => {
    if (state.status === "error") return reload()
    setOpened(!isOpen)
    if (isAsked) goTo(NO_FILTER)
  }
  return { isOpen, state, toggle, place, setPlace }
}

type Filter = ReturnType<typeof usePostFilter>

/** The button that opens the filter and closes it, and the place of its fields. */
export const FilterSwitch = ({ filter }: { filter: Filter }) => {
  const { isOpen, state, toggle, setPlace } = filter
  return (
    <div className="script-only">
      <div className="hint">
        <button type="button" className="text-button" aria-expanded={isOpen} onClick={toggle}>
          {t(isOpen ? "filter.close" : "filter.open")}
        </button>
        {state.status === "error" && <p role="alert">{t("filter.unavailable")}</p>}
      </div>
      {/* Set when it opens: at first it would render the whole list twice. */}
      {isOpen && <div ref={setPlace} />}
    </div>
  )
}

/** The list, or the filter and what passes it. */
export function FilteredPosts({ filter, children, ...panel }: PanelProps & { filter: Filter }) {
  const { isOpen, state, place } = filter
  if (!isOpen || !place || state.status !== "success") return <>{children}</>
  return (
    <state.data.FilterPanel {...panel} place={place}>
      {children}
    </state.data.FilterPanel>
  )
}
