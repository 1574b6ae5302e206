import { Link } from "gatsby"
import type { ComponentPropsWithoutRef } from "react"

/** A link of an article: addresses of this site navigate without a full load. */
export function SiteLink({ href = "", children, ...props }: ComponentPropsWithoutRef<"a">) {
  if (!href.startsWith("/") || href.startsWith("//")) {
    return (
      <a href={href} {...props}>
        {children}
      </a>
    )
  }
  return (
    <Link to={href} {...props}>
      {children}
    </Link>
  )
}
