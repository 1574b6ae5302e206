/**
 * The owner's facts that every page needs, written by the build from `content/site.yml`
 * (`gatsby/site-facts.ts`) and resolved by a webpack alias. One import instead of a static query:
 * no extra request before the page becomes interactive, and code outside of React can read it.
 */
declare module "site-facts" {
  const facts: import("./site/public-facts").PublicFacts
  export default facts
}

/** The owner's facts that heads are made of, which load later. */
declare module "site-head" {
  const facts: ReturnType<typeof import("./site/public-facts").headFacts>
  export default facts
}

/** The date picker (S-33), likewise. */
declare module "site-date-picker" {
  const datePicker: import("./site/site-schema").SiteFacts["datePicker"]
  export default datePicker
}

/** Names of webpack's output, for documents. */
declare module "site-pieces" {
  const pieces: import("./release/document/pieces").Pieces
  export default pieces
}

declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>
  export = classes
}
declare module "*.css"

/** The address of a font, with a hash. */
declare module "*.woff2" {
  const address: string
  export default address
}

/** The definition of JSON Resume, with a validator. */
declare module "@jsonresume/schema" {
  export function validate(resume: unknown, done: (problems: unknown) => void): void
}
