import { EnlargeButton } from "./enlarge-button"
import * as styles from "./figure.module.css"
import { Picture, type PictureProps } from "./picture"

interface Props extends PictureProps {
  caption?: string
  wide?: boolean
}

/** A picture with a caption; `wide` leaves the text column. */
export function Figure({ caption, wide = false, ...picture }: Props) {
  const { src, alt = "" } = picture
  return (
    <figure className={styles.figure} data-wide={wide}>
      <div className={styles.picture}>
        <Picture {...picture} />
        <EnlargeButton src={src} alt={alt} />
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** A picture inside a sentence: as tall as its line, unless the author gives a size. */
export function InlineImage(props: PictureProps) {
  const isSized = props.width !== undefined || props.height !== undefined
  return <Picture {...props} className={isSized ? undefined : styles.inline} />
}
