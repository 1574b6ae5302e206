import { useLocation } from "@reach/router"
import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { createPortal } from "react-dom"
import { Sheet } from "../components/sheet"
import { Sign } from "../components/sign"
import { LOST } from "../components/signs"
import { SiteLink } from "../components/site-link"
import { useLoaded } from "../http/use-loaded"
import { t } from "../i18n/translate"
import type { Counted } from "../shared/blog-list"
import { SITE_PATHS } from "../shared/site-paths"
import { tagPath } from "../shared/tags"
import { DateField } from "./date-field"
import { isDay } from "./days"
import { filterAt, filterIn, filterPath, goTo, isFiltered, type PostFilter } from "./filter-address"
import * as fields from "./filter-fields.module.css"
import { FilterMessage, FilterResults } from "./filter-results"
import * as styles from "./filter-results.module.css"
import { findPosts } from "./find-posts"
import { TagField } from "./tag-field"

/** Typing that pauses for so long is looked for (milliseconds). */
const PAUSE_MS = 400

export interface PanelProps {
  /** Number of all posts, in words. */
  count: string
  /** Tags to choose from. */
  tags: readonly Counted[]
  /** Years of the posts, the newest first. */
  years: readonly string[]
  /** The list without a filter. */
  children: ReactNode
}

/** Changes the filter: the page shows what the address holds. */
function change(part: Partial<PostFilter>, replace = false): void {
  goTo({ ...filterIn(window.location.search), page: "", ...part }, replace)
}

interface Props extends PanelProps {
  /** Element for the fields: they stand with the button, above the list. */
  place: Element
}

/** The filter's fields, and the posts that pass it in place of the list. */
export function FilterPanel({ count, tags, years, place, children }: Props) {
  useStillPage()
  const given = filterAt(useLocation())
  // An address that was written by hand may spell a tag in another way.
  const known = tags.find(({ path }) => given.tag && path === tagPath(given.tag))
  const filter = { ...given, tag: known?.title ?? given.tag }
  const problem = problemOf(filter)
  const path = filterPath(filter)
  const load = useCallback(
    (asked: string) => findPosts(filterIn(new URL(asked, window.location.href).search)),
    [],
  )
  const { state, reload } = useLoaded(isFiltered(filter) && !problem ? path : null, load)
  const line = useRef<HTMLParagraphElement>(null)
  // While the next answer is pending, the last one stays to be read.
  const found = state.status === "success" || state.status === "pending" ? state.data : undefined
  const form = (
    <>
      <FilterMessage
        state={state}
        count={count}
        filter={filter}
        problem={problem}
        line={line}
        onRetry={reload}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: React 18 does not know the element `search`. */}
      <form role="search" className={fields.form} aria-label={t("filter.open")} onSubmit={stay}>
        <WordsField words={filter.q} />
        <TagField tag={filter.tag} tags={tags} onChange={tag => change({ tag })} />
        <DateField
          label={t("filter.from")}
          pick={t("filter.from.pick")}
          value={filter.from}
          years={years}
          onChange={from => change({ from })}
        />
        <DateField
          label={t("filter.to")}
          pick={t("filter.to.pick")}
          value={filter.to}
          years={years}
          onChange={to => change({ to })}
        />
        {isFiltered(filter) && (
          <p className={fields.clear}>
            <SiteLink href={SITE_PATHS.blog}>{t("filter.clear")}</SiteLink>
          </p>
        )}
      </form>
    </>
  )
  return (
    <>
      {createPortal(form, place)}
      {!isFiltered(filter) && children}
      {found && (
        <FilterResults found={found} filter={filter} onTurn={() => line.current?.focus()} />
      )}
      {isFiltered(filter) && !found?.total && (
        <Sheet className={styles.rest} margin={found && <Sign outlines={LOST} />} />
      )}
    </>
  )
}

/** Problem of a period that no field shows by itself. */
function problemOf({ from, to }: PostFilter): string | null {
  if ([from, to].some(day => day && !isDay(day))) return t("filter.period")
  return from && to && from > to ? t("filter.reversed") : null
}

const stay = (event: FormEvent) => event.preventDefault()

/**
 * Keeps the page in place when the filter changes: Gatsby scrolls to the top at each new address, after this and
 * before the browser paints. A step in the history is its own.
 */
function useStillPage(): void {
  const location = useLocation()
  const last = useRef(location.search)
  useLayoutEffect(() => {
    const isStep = Reflect.get(location, "action") === "POP"
    if (location.search !== last.current && !isStep) {
      const { scrollX, scrollY } = window
      queueMicrotask(() => window.scrollTo(scrollX, scrollY))
    }
    last.current = location.search
  }, [location])
}

/** Text that is looked for when typing pauses. Typing on replaces the entry of the history that it made. */
function WordsField({ words }: { words: string }) {
  const id = useId()
  const [text, setText] = useState(words)
  /** Text that the field itself has put into the address: a step in the history puts another one there. */
  const sent = useRef(words)

  const send = useCallback((next: string) => {
    if (next === sent.current) return
    const replaces = sent.current !== ""
    sent.current = next
    change({ q: next }, replaces)
  }, [])

  useEffect(() => {
    if (words === sent.current) return
    sent.current = words
    setText(words)
  }, [words])

  useEffect(() => {
    const timer = setTimeout(() => send(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, send])

  return (
    <p>
      <label htmlFor={id}>{t("filter.words")}</label>
      <input
        id={id}
        type="search"
        value={text}
        autoComplete="off"
        enterKeyHint="search"
        onChange={event => setText(event.target.value)}
        onKeyDown={event => event.key === "Enter" && send(text.trim())}
      />
    </p>
  )
}
