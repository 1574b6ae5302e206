import type { PublicFacts } from "../site/public-facts"

/**
 * S-20: attributes of the third party's analytics tag: `defer` by default, `async` if configured so, with the
 * configured data attributes. Null when none is configured.
 *
 * It is part of the static HTML and not of react-helmet, which would find `async=""` where it expects
 * `async="true"`, and load the script a second time.
 */
export function analyticsTag({ analytics }: Pick<PublicFacts, "analytics">) {
  if (!analytics) return null
  const { src, loading, data } = analytics
  const dataAttributes = Object.entries(data).map(([name, value]) => [`data-${name}`, value])
  return { src, [loading]: true, ...Object.fromEntries(dataAttributes) }
}
