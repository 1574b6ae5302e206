/** A text as XML and HTML write it between tags, and in an attribute with double quotation marks. */
export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")
