/** A GIF is made into a film. */
const KINDS = {
  video: /\.(?:mp4|m4v|webm|gif)$/i,
  audio: /\.(?:mp3|m4a|ogg|oga|opus|flac|wav)$/i,
  captions: /\.vtt$/i,
} as const

export type MediaKind = keyof typeof KINDS

/** What a file is by its name, when it is neither picture nor page. */
export function mediaKind(file: string): MediaKind | undefined {
  const kinds: MediaKind[] = ["video", "audio", "captions"]
  return kinds.find(kind => KINDS[kind].test(file))
}

export const isGif = (file: string): boolean => /\.gif$/i.test(file)

/** The address of a GIF's first picture, as articles and their nodes name it. */
export const stillOf = (gif: string): string => `${gif}${STILL}`

/** The file that such an address is made of. */
export const withoutStill = (src: string): string =>
  src.endsWith(STILL) ? src.slice(0, -STILL.length) : src

export const isStill = (src: string): boolean => src.endsWith(STILL)

const STILL = "#still"
