import type { Face } from "./faces"
import type { LocalFace } from "./local-fonts"
import type { StandInMetrics } from "./stand-in-metrics"

/**
 * A face from the network. `optional`: one that comes late is left for the next page
 * (`root/late-fonts`), so it can never move what is being read.
 */
export function faceRule(
  { family, style, weights }: Pick<Face, "family" | "style" | "weights">,
  url: string,
  range: string,
): string {
  return rule({
    "font-family": `"${family}"`,
    "font-style": style,
    "font-weight": weights.join(" "),
    "font-display": "optional",
    src: `url("${url}") format("woff2")`,
    "unicode-range": range,
  })
}

/** A local font with the measures of the face that it stands in for. */
export function standInRule(
  { family, style, weights, names }: LocalFace,
  metrics: StandInMetrics,
): string {
  return rule({
    "font-family": `"${family}"`,
    "font-style": style,
    "font-weight": weights.join(" "),
    src: names.map(name => `local("${name}")`).join(","),
    "size-adjust": percent(metrics.sizeAdjust),
    "ascent-override": percent(metrics.ascentOverride),
    "descent-override": percent(metrics.descentOverride),
    "line-gap-override": percent(metrics.lineGapOverride),
  })
}

const rule = (descriptors: Record<string, string>): string =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}\n`

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`
