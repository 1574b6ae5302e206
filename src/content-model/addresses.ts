import { HIDDEN_SIGN } from "@site/problems"
import { z } from "zod"
import { says } from "./fields"

/** S-2: what a slug may look like. One path segment in lower case, words joined by single hyphens. */
const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** File systems take names of 255 bytes, and compressed files have longer names. */
const LONGEST_NAME = 200

export const slugSchema = z.string().regex(SLUG_PATTERN, says("slug")).max(LONGEST_NAME)

/** Address of a post (S-1). `slug` must have passed `slugSchema`. */
export const postPath = (slug: string): string => `/blog/${slug}`

/** Address of a project (S-1). `slug` must have passed `slugSchema`. */
export const projectPath = (slug: string): string => `/project/${slug}`

/** Folders that hold no pages, and pages and files that the site has for itself. */
export const TAKEN = [
  ...["api", "builds", "page-data", "static", "pagefind"],
  ...["404", "500", "offline", "sw.js", "_headers", "_redirects"],
]

/** Segments without what an address, a file system or a `_redirects` file reads in its own way. */
const WRITTEN = /^(?:\/(?!\.{1,2}(?:\/|$))[^/?#%\\\s:*]+)+$/

/** An address that a page of this site had, as it reads: `/2024/été`, not `/2024/%C3%A9t%C3%A9`. */
export const alias = z.string().refine(value => isPossible(value), says("alias"))

function isPossible(value: string): boolean {
  const [first = ""] = value.toLowerCase().slice(1).split("/")
  const isFree = !TAKEN.includes(first.replace(/\.html$/, "")) && !/\/index\.html$/i.test(value)
  const isLong = value.split("/").some(name => new TextEncoder().encode(name).length > LONGEST_NAME)
  return WRITTEN.test(value) && isFree && !isLong && !HIDDEN_SIGN.test(value)
}

/** Fields of posts, projects and pages that concern their addresses. */
export const addressFields = {
  slug: slugSchema.optional().describe("La fin de l’adresse, si ce n’est pas le nom du dossier."),
  aliases: z
    .array(alias)
    .default([])
    .describe("Les anciennes adresses sur ce site : elles mènent ici pour toujours."),
}
