import type { article as french } from "../fr/article"

const PICTURE = { src: "a picture's file", alt: 'what the picture shows, or alt="" for decoration' }

const EMBED = {
  url: "the address of a video, a piece of code or a message",
  title: "what the frame shows",
}

export const article: typeof french = {
  alt: "what the picture shows, between the square brackets",
  decoration: 'A picture that is only decoration is written <Figure src="./name.png" alt="" />.',
  noProperties: "no properties",
  endOfComment: "the end of the comment, -->, before the next empty line of this block",
  endOfCommentHint: "Without it the rest of the comment is on the page, or the text ends there.",
  harmlessTag: "a tag that loads and runs nothing",
  noEvents: "no event attributes",
  pixels: "a number of pixels, such as 320",
  ownDrawing: "what is in the drawing itself, such as #id",
  runsNoCode: "an address that runs no code",
  required: {
    Correction: { was: "the words that were there before" },
    Embed: EMBED,
    Figure: PICTURE,
    Video: {
      src: "the file of a video",
      title: "what the video shows, for those who do not see it",
    },
    iframe: { src: EMBED.url, title: EMBED.title },
    img: PICTURE,
  },
  literal: "a text that is known when the site is built",
  noAutoplay: "no sound that begins by itself",
  gifIsPicture: "A GIF is a picture: ![What it shows](./name.gif).",
  mutedLoop: "For a video that plays by itself, write muted and loop.",
  noSource: "a tag that loads no file",
  useOwn: "Files are shown by ![…](./name.ext), <Figure>, <Video>, <video> or <audio>.",
  files: {
    video: "a video beside the article, ./name.mp4 or ./name.webm",
    audio: "a sound beside the article, ./name.mp3, .m4a, .ogg, .opus, .flac or .wav",
    captions: "captions beside the article, ./name.vtt",
    picture: "a picture beside the article",
  },
  linkWords: "words that say where the link leads",
  definition: name => `a definition of the note, [^${name}]: and its text`,
  noteName: name => `a name of a note without spaces, such as [^${name}]`,
  spacedAddress: "an address without spaces, or between angle brackets",
  angles: target => `Write (<${target}>), or rename the file without spaces.`,
  seenStars: "an emphasis that Markdown sees",
  starsOutside:
    "Between punctuation and a letter, these signs show as they are. Write « **word** »more, or <strong>« word »</strong>more.",
  headingWords: "words after the #",
  closedFence: fence => `a line ${fence} that closes this block of code`,
  smallLetters: {
    sub: tag => `${tag} for an index, because a tilde on each side strikes out, as on GitHub`,
    literalTilde:
      "\\~ for a tilde as it is, because a tilde on each side strikes out, as on GitHub",
    sup: tag => `${tag} for an exponent, because these carets stay as they are`,
  },
  emoji: "the name of an emoji, such as :tada:",
  noTitle: "h2 to h6: the title is the h1",
  firstLevel: "Write ## for the first level inside the article.",
  level: previous => `h${previous + 1} or higher after h${previous}`,
  language: "a language that shiki knows",
  noColours: "The code is shown without colours.",
  lines: count => `lines from 1 to ${count}`,
  wordOfCode: "words that are in the code",
  noTypes: "a block without types on hover, which the site no longer shows",
  noTypesHint: "Remove this word. Lines such as // ^? show as you write them.",
  indented: "text that begins at the edge, or a block between two lines of ```",
  indentedHint: "MDX reads as text what is indented by four spaces.",
  knownName: "a name that this article imports or declares",
  tex: "a formula of TeX",
  formula: {
    colours: "A colour suits one scheme only: formulas are in the colour of the text.",
    closed: "A formula is between two lines of $$, each alone on its line.",
    fault: reason => `Temml says: ${reason}`,
  },
  diagram: {
    missingAlt: "what the diagram tells, for those who do not see it",
    alt: '```mermaid alt="The browser asks, the server answers."',
    line: "a line that the site can draw; colours and styles are its own",
    open: "a block that is closed",
  },
  brace: "Write \\{ for a brace in the text, or put code between backticks.",
}
