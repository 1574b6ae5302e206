/** Pages of the site that no post and no project makes (S-1). `shared/offline` has one more, which nobody visits. */
export const SITE_PATHS = {
  home: "/",
  about: "/about-me",
  blog: "/blog",
  projects: "/project",
  legal: "/mentions-legales",
  plan: "/plan",
} as const

/** The document for an address that no page has. */
export const NOT_FOUND_PATH = "/404.html"

/** Gatsby's pages that are no pages for a visitor. */
export const ERROR_PATHS: readonly string[] = ["/404", NOT_FOUND_PATH, "/500.html", "/dev-404-page"]

/** Address of a page of the site. None but the first has a slash at its end (S-1). */
export const pageAddress = (address: string): string => address.replace(/(.)\/(?=[?#]|$)/, "$1")
