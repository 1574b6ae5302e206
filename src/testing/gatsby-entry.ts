export { withPrefix } from "gatsby-link"

/** Nothing is loaded here. */
export const prefetchPathname = (): void => undefined

/** In the built site, Gatsby's Babel plugin takes queries out of the code; without it they mean nothing. */
export const graphql = () => undefined
