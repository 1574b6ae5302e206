import { createContext, useContext, useId } from "react"

/** Of an article: the styles that its parts have brought so far, and the id of the part that brought each. */
export const BroughtStyles = createContext<Map<string, string> | undefined>(undefined)

/** Styles that few articles need (`styles/parts`): the first part that needs them brings them for all. */
export function PartStyles({ href }: { href: string }) {
  const brought = useContext(BroughtStyles)
  const id = useId()
  if (brought && !brought.has(href)) brought.set(href, id)
  return brought && brought.get(href) !== id ? null : <link rel="stylesheet" href={href} />
}
