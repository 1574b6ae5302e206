import { Location } from "@reach/router"
import { type ComponentPropsWithoutRef, type MouseEvent, useEffect, useRef } from "react"

/** Gatsby's builds write it there: the path that the site is under. */
declare const __BASE_PATH__: string

/** An address of this site, below the path that it is under; others as they are. */
export const withPrefix = (path: string): string =>
  /^\/(?!\/)/.test(path) ? __BASE_PATH__ + path : path

/** All files are where the pages are. */
export const withAssetPrefix = (path: string): string => withPrefix(path)

/** Cuts an address into path, query and anchor. */
export function parsePath(path: string) {
  const [, pathname = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? []
  return { pathname: pathname || "/", search, hash }
}

export const navigate = (to: string | number, options?: { replace?: boolean }): void =>
  window.___navigate?.(typeof to === "string" ? withPrefix(to) : to, options)

/**
 * A link inside the site, in built pages in place of Gatsby's (`gatsby/webpack-config`): of the two and the router's,
 * pages need this much. Marks the page that is shown, lets it be prefetched (S-31), and navigates by a plain click.
 */
export const Link = (props: Props) => (
  <Location>{({ location }) => <Anchor {...props} current={location.pathname} />}</Location>
)

type Props = ComponentPropsWithoutRef<"a"> & { to: string }

function Anchor({ to, current, onClick, ...rest }: Props & { current: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  const { pathname, search, hash } = parsePath(withPrefix(to))
  // No page but the first has a slash at its end (S-1).
  const page = (pathname.replace(/\/$/, "") || "/") + search
  const href = page + hash
  const isCurrent = encodeURI(href) === current

  useEffect(() => {
    const { pathname, search } = window.location
    if (!link.current || page === pathname + search) return
    let prefetch: { abort(): void } | undefined
    const view = new IntersectionObserver(([seen]) => {
      prefetch?.abort()
      prefetch = seen?.isIntersecting ? window.___loader?.enqueue(page) : undefined
    })
    view.observe(link.current)
    return () => {
      prefetch?.abort()
      view.disconnect()
    }
  }, [page])

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented } = event
    if (button || metaKey || altKey || ctrlKey || shiftKey || defaultPrevented || rest.target)
      return
    event.preventDefault()
    // Another visit of the page that is shown is no step of the history.
    window.___navigate?.(href, { replace: isCurrent })
  }

  return (
    <a
      aria-current={isCurrent ? "page" : undefined}
      {...rest}
      ref={link}
      href={href}
      onMouseEnter={() => window.___loader?.hovering(page)}
      onClick={follow}
    />
  )
}
