import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react"
import { JSON_LD } from "../../shared/document-marks"

interface Inline {
  type?: string
  dangerouslySetInnerHTML?: { __html: string }
}

const isInlineScript = (node: ReactNode): node is ReactElement<Inline> =>
  isValidElement<Inline>(node) && node.type === "script" && !!node.props.dangerouslySetInnerHTML

/** Returns the element in which Gatsby names itself with the name of this project instead, any other as it is. */
export const namedMarge = (node: ReactNode): ReactNode =>
  isValidElement<{ name?: string; content?: string }>(node) && node.props.name === "generator"
    ? cloneElement(node, { content: "Marge" })
    : node

/** Texts of the inline scripts of a head that run. */
export const scriptsIn = (components: readonly ReactNode[]): string[] =>
  components.flatMap(node =>
    isInlineScript(node) && node.props.type !== JSON_LD
      ? (node.props.dangerouslySetInnerHTML?.__html ?? "")
      : [],
  )
