import { readFile } from "node:fs/promises"
import { join } from "node:path"

/** Addresses in the configuration of a blog. */
export interface Config {
  bases: readonly string[]
  /** Pattern of the addresses of posts; empty when each folder has its own. */
  permalink: string | undefined
  language: string | undefined
}

const CONFIG =
  /^(?:_config|config|hugo|(?:docusaurus|astro|gatsby|eleventy)[.-]config|\.eleventy|config\/_default\/(?:config|hugo)|(?:pelican|publish)conf)\.\w+$|(?:^|\/)_data\/(?:site|meta(?:data)?)\.\w+$/

const SITE = /^[\s"'{]*(?:url|baseURL|site|siteUrl)["']?\s*[:=]\s*["']?(https?:\/\/[^"'\s,]+)/im
const FOLDER = /^\s*(?:base(?:url)?|root)["']?\s*:\s*["']?\/([^"'\s,]*)/im
const LANGUAGE = /default(?:ContentLanguage|Locale)["']?\s*[:=]\s*["']?(\w\w)/i

/** The pattern of all posts, at the top or in the defaults of Jekyll. */
const PERMALINK =
  /^permalink:\s*["']?([^"'\s#]+)|type:\s*["']?posts["']?\s*\n(?:[^\n]*\n){0,9}?\s+permalink:\s*["']?([^"'\s#]+)/m
/** Pelican's, whose names are in braces. */
const ARTICLE_URL = /^ARTICLE_URL\s*=\s*["']([^"']+)/m
const NAMES: Readonly<Record<string, string>> = {
  "date:%Y": "year",
  "date:%m": "month",
  "date:%d": "day",
}
/** Hugo has a pattern for each of its folders. */
const PERMALINKS = /^\[?permalinks\b/m

/** Reads the addresses in the configuration of a blog. */
export async function readConfig(root: string, files: readonly string[]): Promise<Config> {
  const bases: string[] = []
  let text = ""
  for (const file of files.filter(one => CONFIG.test(one))) {
    const written = await readFile(join(root, file), "utf8")
    text += `${written}\n`
    const url = SITE.exec(written)?.[1]?.replace(/\/+$/, "")
    const folder = FOLDER.exec(written)?.[1]?.replace(/\/+$/, "")
    if (url) bases.push(folder && !url.endsWith(`/${folder}`) ? `${url}/${folder}` : url)
  }
  const [, permalink, ofPosts] = PERMALINK.exec(text) ?? []
  const pelican = ARTICLE_URL.exec(text)?.[1]?.replaceAll(
    /\{([^}]*)\}/g,
    (_all, name: string) => `:${NAMES[name] ?? name}`,
  )
  return {
    bases,
    permalink:
      permalink ??
      ofPosts ??
      (pelican && `/${pelican}`) ??
      (PERMALINKS.test(text) ? "" : undefined),
    language: LANGUAGE.exec(text)?.[1],
  }
}
