import type { Element } from "hast"

/** An attribute of an element, by its name in hast. */
export function attribute({ properties }: Element, name: string): string | undefined {
  const value = properties[name] ?? undefined
  return Array.isArray(value) ? value.join(" ") : value?.toString()
}

/** A text as XML and HTML write it between tags, and in an attribute with double quotation marks. */
export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")
