/** An old address of a post of the demonstration, and the one that it has now. */
export const alias = "/blog/mdx-sans-javascript"
export const target = "/blog/un-article-est-une-donnee"
