import { useLocation } from "@reach/router"
import { Helmet } from "react-helmet"
import facts from "site-facts"
import { headData, type PageFacts } from "./head-data"

type Props = Omit<PageFacts, "pathname" | "search">

/** Prints the head of the page at the current address, in the static HTML and after each navigation. */
export function PageHead(page: Props) {
  const { pathname, search } = useLocation()
  const { title, meta, links } = headData({ ...page, pathname, search }, facts)
  return (
    <Helmet htmlAttributes={{ lang: "fr" }} title={title} meta={meta} link={links} defer={false} />
  )
}
