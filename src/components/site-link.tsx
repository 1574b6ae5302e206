import { Location } from "@reach/router"
import { withPrefix } from "gatsby"
import { type ComponentPropsWithoutRef, type MouseEvent, useEffect, useRef } from "react"
import { pageAddress } from "../shared/site-paths"

type Props = ComponentPropsWithoutRef<"a">

/**
 * A link. To an address of this site it navigates without a full load, prefetches the page when it comes into view
 * (S-31), and marks the page that is shown.
 */
export const SiteLink = ({ href = "", ...props }: Props) =>
  /^\/(?!\/)/.test(href) ? (
    <Location>
      {({ location }) => <InnerLink {...props} href={href} current={location.pathname} />}
    </Location>
  ) : (
    <a href={href} {...props} />
  )

/** Prefetches the page of a link while the link is in view (S-31). Returns a function that stops this. */
export function prefetchInView(link: HTMLAnchorElement, address: string): () => void {
  const [page = ""] = address.split("#")
  const { pathname, search } = window.location
  if (page === pathname + search) return () => undefined
  let prefetch: { abort(): void } | undefined
  const view = new IntersectionObserver(([seen]) => {
    prefetch?.abort()
    prefetch = seen?.isIntersecting ? window.___loader?.enqueue(page) : undefined
  })
  view.observe(link)
  return () => {
    prefetch?.abort()
    view.disconnect()
  }
}

type Click = Pick<
  globalThis.MouseEvent,
  "button" | "metaKey" | "altKey" | "ctrlKey" | "shiftKey" | "defaultPrevented" | "preventDefault"
>

/** Follows a click on a link to an address of this site, unless it opens another window. */
function followClick(event: Click, address: string, target: string | undefined): void {
  const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented } = event
  if (button || metaKey || altKey || ctrlKey || shiftKey || defaultPrevented || target) return
  event.preventDefault()
  // Another visit of the page that is shown is no step of the history.
  window.___navigate?.(address, { replace: encodeURI(address) === window.location.pathname })
}

function InnerLink({ href = "", current, onClick, ...rest }: Props & { current: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  const address = pageAddress(withPrefix(href))
  const [page = ""] = address.split("#")
  const isCurrent = encodeURI(address) === current

  useEffect(() => (link.current ? prefetchInView(link.current, page) : undefined), [page])

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    followClick(event, address, rest.target)
  }

  return (
    <a
      aria-current={isCurrent ? "page" : undefined}
      {...rest}
      ref={link}
      href={address}
      onClick={follow}
    />
  )
}

/** A click on a link of an article: addresses of this site navigate without a full load. */
export function followLink(event: globalThis.MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest("a")
  const address = link && !link.hasAttribute("download") && addressOnSite(link)
  if (address) followClick(event, address, link.target)
}

/** The address of a link to a page of this site, as it is in the document; nothing for any other link. */
export function addressOnSite(link: HTMLAnchorElement): string | undefined {
  const href = link.getAttribute("href") ?? ""
  return href.startsWith(withPrefix("/")) && !href.startsWith("//") ? href : undefined
}
