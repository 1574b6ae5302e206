import french from "./fr.json"

export type TextKey = keyof typeof french

/**
 * An interface text in French. `values` replaces the `{name}` places of the text;
 * a place without a value stays visible, so that a forgotten one is seen.
 */
export function t(key: TextKey, values: Record<string, string | number> = {}): string {
  return french[key].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
