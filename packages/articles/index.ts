export type {
  ArticleContent,
  ArticleFileFact,
  ArticlePicture,
  ArticlePiece,
} from "./article-content"
export { articleReader } from "./article-reader"
export { articleSummary, compileArticle } from "./compile-article"
export type { Manner } from "./draft"
export { embedOf, hostOf, KNOWN_EMBEDS } from "./embed-hosts"
export { type ForeignPart, foreignPart } from "./foreign-part"
export { typeset } from "./french-typography"
export { mdxRoute } from "./mdx-route"
export { isGif, mediaKind } from "./media"
export type { Format } from "./parse"
export { NO_TEXT, type PlainArticle, plainArticleSchema } from "./plain-article"
export { decoded, runsCode, wordsIn } from "./references"
export { fileElements, ownShapes } from "./svg-shapes"
export { type Term, termsOf } from "./terms"
export { ARTICLE_TEXTS } from "./words"
