import { EnlargeButton } from "./enlarge-button"
import * as styles from "./figure.module.css"
import { Picture } from "./picture"

interface Props {
  src: string
  alt?: string
  caption?: string
  wide?: boolean
}

/** A picture with a caption; `wide` leaves the text column. */
export function Figure({ src, alt = "", caption, wide = false }: Props) {
  return (
    <figure className={styles.figure} data-wide={wide}>
      <div className={styles.picture}>
        <Picture src={src} alt={alt} />
        <EnlargeButton src={src} alt={alt} />
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
