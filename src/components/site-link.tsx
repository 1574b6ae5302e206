import { Link } from "gatsby"
import type { ComponentPropsWithoutRef } from "react"

/** A link of an article: addresses of this site navigate without a full load. */
export function SiteLink({ href = "", ...props }: ComponentPropsWithoutRef<"a">) {
  return /^\/(?!\/)/.test(href) ? <Link to={href} {...props} /> : <a href={href} {...props} />
}
