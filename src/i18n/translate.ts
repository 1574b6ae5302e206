import french from "./fr.json"

export type TextKey = keyof typeof french

const texts: Partial<Record<string, string>> = french

/**
 * An interface text in French. Write whole keys: in the browser's scripts the texts are in their place
 * (`gatsby/own-texts`). `values` replaces the `{name}` places of the text;
 * a place without a value stays visible, so that a forgotten one is seen.
 */
export function t(key: TextKey, values: Record<string, string | number> = {}): string {
  const text = texts[key] ?? key
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
