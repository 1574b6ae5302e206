interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string }
}

declare global {
  interface Window {
    /** Not in every browser, and not in TypeScript's own types: what a policy makes is passed on as if it were text. */
    trustedTypes?: TrustedTypes
  }
}

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined

/** D5: says to the browser that a text is HTML of this site: the build wrote it. */
export function trustedHtml(html: string): string {
  policy ??= window.trustedTypes?.createPolicy("site", { createHTML: text => text })
  return policy?.createHTML(html) ?? html
}
