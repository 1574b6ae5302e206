import { createElement, type ReactNode, useContext } from "react"
import { useLoaded } from "../../http/use-loaded"
import embedStyles from "../../styles/parts/embed.css"
import mediaStyles from "../../styles/parts/media.css"
import { loadPart } from "../../updates/documents"
import { fileOf, scaled } from "../responsive-picture"
import { ShownArticle } from "./figure"
import { PartStyles } from "./part-styles"

interface FrameProps {
  kind: "media" | "embed"
  as?: "figure" | "span"
  wide?: boolean
  children?: ReactNode
}

/** The frame of a part that few articles have: it brings its styles. */
export const PartFrame = ({ kind, as: Tag = "figure", wide, children }: FrameProps) => (
  <>
    <PartStyles href={kind === "media" ? mediaStyles : embedStyles} />
    <Tag className={`${kind}-frame`} data-wide={wide}>
      {children}
    </Tag>
  </>
)

interface MediaProps {
  as: "video" | "audio" | "source" | "track"
  src?: string
  poster?: string
  /** The file whose size it has. */
  size?: string
  width?: number
  height?: number
  children?: ReactNode
}

/** A film or a sound beside the article: the addresses of its files, and its size. */
export function Media({ as, src, poster, size, width, height, children, ...rest }: MediaProps) {
  const { images } = useContext(ShownArticle)
  const [file, still, sized] = [src, poster, size].map(name => images.get(name ?? ""))
  const properties = {
    ...rest,
    src: file?.url,
    poster: still && (still.url ?? fileOf(still.file)),
    ...(sized && scaled(sized, { width, height })),
  }
  return createElement(as, properties, children)
}

/** A part whose script only pages load that have it. */
function late<Props extends object>(load: () => Promise<{ default: (props: Props) => ReactNode }>) {
  const loadIt = () => loadPart(load)
  return function Late(props: Props) {
    const { state } = useLoaded("part", loadIt)
    return state.status === "success" ? <state.data.default {...props} /> : null
  }
}

export const EmbedButton = late(() => import(/* webpackChunkName: "embed" */ "./embed-button"))
export const PlayInView = late(() => import(/* webpackChunkName: "loop" */ "./play-in-view"))
