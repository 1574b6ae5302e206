import { isValidElement, type ReactElement, type ReactNode } from "react"

interface Inline {
  type?: string
  dangerouslySetInnerHTML?: { __html: string }
}

const isInlineScript = (node: ReactNode): node is ReactElement<Inline> =>
  isValidElement<Inline>(node) && node.type === "script" && !!node.props.dangerouslySetInnerHTML

/** True for an element that only names Gatsby: no browser reads it. */
export const isGenerator = (node: ReactNode): boolean =>
  isValidElement<{ name?: string }>(node) && node.props.name === "generator"

/** Texts of the inline scripts of a head that run. */
export const scriptsIn = (components: readonly ReactNode[]): string[] =>
  components.flatMap(node =>
    isInlineScript(node) && node.props.type !== JSON_LD
      ? (node.props.dangerouslySetInnerHTML?.__html ?? "")
      : [],
  )

/** A type of data, which does not run. */
export const JSON_LD = "application/ld+json"
