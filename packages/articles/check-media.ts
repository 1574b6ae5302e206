import { type ArticleProblem, problemAt, report, shortJson } from "@site/problems"
import { MDX_COMPONENTS } from "./mdx-components"
import { isGif, mediaKind } from "./media"
import { messages } from "./messages"
import { isRawTag, type JsxElement, literalOf, placeOf } from "./nodes"

type Kind = "video" | "audio" | "captions" | "picture"

const FILES: Readonly<Record<string, readonly Kind[]>> = {
  "Video.src": ["video"],
  "Video.captions": ["captions"],
  "Video.poster": ["picture"],
  "Embed.poster": ["picture"],
  "video.src": ["video"],
  "video.poster": ["picture"],
  "audio.src": ["audio"],
  "source.src": ["video", "audio"],
  "track.src": ["captions"],
}

/** Tags whose `src` is known by now, and checked. */
const LOADING = new Set("img video audio source track iframe".split(" "))

/**
 * Checks the attributes of what shows files: of the site's own parts, of HTML's players, and of tags that would load
 * what the build does not know.
 */
export function mediaProblems(
  node: Pick<JsxElement, "attributes" | "position">,
  name: string,
): ArticleProblem[] {
  const words = messages.article
  const isOwn = Object.hasOwn(MDX_COMPONENTS, name)
  const names = node.attributes.map(one => ("name" in one ? one.name.toLowerCase() : ""))
  return node.attributes.flatMap((attribute): ArticleProblem[] => {
    const value = literalOf(attribute)
    const written = attribute.type === "mdxJsxAttribute" ? attribute.name : "…"
    const problem = (expected: string, hint?: string) => {
      const fault = { expected, received: shortJson(value ?? written), hint }
      return [problemAt(placeOf(node), `${name}.${written}`, fault)]
    }
    // The compiler writes these parts itself.
    if (value === undefined) return isOwn ? problem(words.literal) : []
    const lower = written.toLowerCase()
    const isSilent = name === "video" && names.includes("muted")
    if (lower === "autoplay" && !isSilent) return problem(words.noAutoplay, words.mutedLoop)
    const isUnknown = lower === "srcset" || (lower === "src" && !LOADING.has(name))
    if (isRawTag(name) && isUnknown) return problem(words.noSource, words.useOwn)
    const kinds = FILES[`${name}.${lower}`]
    if (!kinds || kinds.includes(kindOf(String(value)))) return []
    const hint = isGif(String(value)) ? words.gifIsPicture : undefined
    return problem(report.oneOf(kinds.map(kind => words.files[kind])), hint)
  })
}

const kindOf = (file: string): Kind => mediaKind(file) ?? "picture"
