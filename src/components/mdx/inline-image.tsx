import { Picture } from "./picture"

/** A picture inside a sentence. */
export function InlineImage({ src, alt = "" }: { src: string; alt?: string }) {
  return <Picture src={src} alt={alt} />
}
