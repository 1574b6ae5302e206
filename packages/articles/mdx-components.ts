/**
 * Components that an article may use without importing them, with the properties each takes.
 * The content check refuses any other name; `steps` writes these as HTML.
 */
export const MDX_COMPONENTS = {
  /** A framed remark. `kind`: note (default), tip or warning. `title` replaces the default heading. */
  Callout: ["kind", "title"],
  /** A picture with a caption. `src` is a file beside the article. `wide` leaves the text column. */
  Figure: ["src", "alt", "caption", "wide"],
  /** A remark in the margin; below the sentence on small screens. */
  Sidenote: [],
  /**
   * A correction in red ink. `was`: the words that were there; its text replaces them. `why`: a remark in the margin.
   * The build turns it into HTML's own elements (`elements`).
   */
  Correction: ["was", "why"],
  /**
   * A film beside the article. `loop`: silent, again and again, as a GIF. `captions`: a .vtt file, whose language is
   * `srclang` (fr). `title` is for those who do not see it, `poster` what shows before.
   */
  Video: ["src", "title", "poster", "captions", "srclang", "caption", "loop", "wide"],
  /** Something of another site, which loads by a click. `poster` is a picture beside the article. */
  Embed: ["url", "title", "poster"],
  /** A key of the keyboard. */
  Kbd: [],
} as const satisfies Record<string, readonly string[]>
