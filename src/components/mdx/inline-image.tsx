import * as styles from "./inline-image.module.css"
import { Picture, type PictureProps } from "./picture"

/** A picture inside a sentence: as tall as its line, unless the author gives a size. */
export function InlineImage(props: PictureProps) {
  const isSized = props.width !== undefined || props.height !== undefined
  return <Picture {...props} className={isSized ? undefined : styles.inline} />
}
