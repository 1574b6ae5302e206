import { mediaKind } from "../shared/media-kind"

/** What browsers of all makers play. */
const PLAYED = new Set("avc vp8 vp9 av1 mp3 aac opus vorbis flac".split(" "))

/** What the head of a film or of a sound says; undefined for a file that is neither, or has none. */
export async function mediaFacts(file: string) {
  // Few articles have one.
  const { ALL_FORMATS, FilePathSource, Input } = await import("mediabunny")
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(file) })
  try {
    const film = await input.getPrimaryVideoTrack()
    const sound = await input.getPrimaryAudioTrack()
    const kind = mediaKind(file)
    if (kind === "video" ? !film : !sound) return undefined
    const codecs = [await film?.getCodec(), await sound?.getCodec()]
    return {
      width: (await film?.getDisplayWidth()) ?? 0,
      height: (await film?.getDisplayHeight()) ?? 0,
      hasSound: Boolean(sound),
      isPlayed: codecs.every(codec => codec === undefined || PLAYED.has(String(codec))),
    }
  } catch {
    return undefined
  } finally {
    input.dispose()
  }
}
