import { article } from "./article-messages"
import { mdx } from "./mdx-messages"

/** Messages for authors, in French as their site. */
export const messages = { article, mdx }
