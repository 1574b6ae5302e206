import { Location } from "@reach/router"
import { withPrefix } from "gatsby"
import { type ComponentPropsWithoutRef, type MouseEvent, useEffect, useRef } from "react"

type Props = ComponentPropsWithoutRef<"a">

/**
 * A link. To an address of this site it navigates without a full load, lets the page be prefetched when it comes into
 * view (S-31), and marks the page that is shown.
 */
export const SiteLink = ({ href = "", ...props }: Props) =>
  /^\/(?!\/)/.test(href) ? (
    <Location>
      {({ location }) => <InnerLink {...props} href={href} current={location.pathname} />}
    </Location>
  ) : (
    <a href={href} {...props} />
  )

function InnerLink({ href = "", current, onClick, ...rest }: Props & { current: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  // No page but the first has a slash at its end (S-1).
  const address = withPrefix(href).replace(/(.)\/(?=[?#]|$)/, "$1")
  const [page = ""] = address.split("#")
  const isCurrent = encodeURI(address) === current

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
    window.___navigate?.(address, { replace: isCurrent })
  }

  return (
    <a
      aria-current={isCurrent ? "page" : undefined}
      {...rest}
      ref={link}
      href={address}
      onMouseEnter={() => window.___loader?.hovering(page)}
      onClick={follow}
    />
  )
}
