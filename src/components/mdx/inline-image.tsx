import * as styles from "./inline-image.module.css"
import { Picture } from "./picture"

/** A picture inside a sentence. */
export function InlineImage({ src, alt = "" }: { src: string; alt?: string }) {
  return <Picture src={src} alt={alt} className={styles.inline} />
}
