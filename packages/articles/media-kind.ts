const KINDS = {
  video: /\.(?:mp4|m4v|webm)$/i,
  audio: /\.(?:mp3|m4a|ogg|oga|opus|flac|wav)$/i,
  captions: /\.vtt$/i,
} as const

export type MediaKind = keyof typeof KINDS

/** Kind of a file by its name; undefined for a picture or a page. */
export function mediaKind(file: string): MediaKind | undefined {
  const kinds: MediaKind[] = ["video", "audio", "captions"]
  return kinds.find(kind => KINDS[kind].test(file))
}

/** Browsers show one, but Gatsby does not process it. */
export const isGif = (file: string): boolean => /\.gif$/i.test(file)
