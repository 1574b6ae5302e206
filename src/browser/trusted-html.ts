import { useMemo } from "react"

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

/** D5: marks a text for the browser as HTML of this site, because the build wrote it. */
export function trustedHtml(html: string): string {
  if (typeof window === "undefined") return html
  policy ??= window.trustedTypes?.createPolicy("site", { createHTML: text => text })
  return policy?.createHTML(html) ?? html
}

/** HTML of the build for `dangerouslySetInnerHTML`: the same object for the same text, or React would write it again. */
export const useTrustedHtml = (html: string) =>
  useMemo(() => ({ __html: trustedHtml(html) }), [html])
