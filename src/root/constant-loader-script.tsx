import { cloneElement, isValidElement, type ReactNode } from "react"

const PAGE_PATH = /window\.pagePath=("(?:[^"\\]|\\.)*");/

/**
 * Makes the text of Gatsby's inline script the same on every page, so that one hash allows it in the
 * whole build (D5): the page's path moves into a data attribute. Other nodes pass unchanged.
 */
export function withConstantLoaderScript(node: ReactNode): ReactNode {
  if (!isValidElement<ScriptProps>(node) || node.key !== "script-loader") return node
  const source = node.props.dangerouslySetInnerHTML?.__html ?? ""
  const [assignment, path] = PAGE_PATH.exec(source) ?? []
  if (!assignment || !path) return node
  return cloneElement(node, {
    "data-page-path": String(JSON.parse(path)),
    dangerouslySetInnerHTML: {
      __html: source.replace(
        assignment,
        "window.pagePath=document.currentScript.dataset.pagePath;",
      ),
    },
  })
}

interface ScriptProps {
  "data-page-path"?: string
  dangerouslySetInnerHTML?: { __html: string }
}
