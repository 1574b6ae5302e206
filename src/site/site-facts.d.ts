/**
 * The owner's facts that every page needs, written by the build from `content/site.yml`
 * (`gatsby/site-facts.ts`) and resolved by a webpack alias. One import instead of a static query:
 * no extra request before the page becomes interactive, and code outside of React can read it.
 */
declare module "site-facts" {
  const facts: import("./site-schema").PublicFacts
  export default facts
}
