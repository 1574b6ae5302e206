import { extname } from "node:path"
import { contentType } from "mime-types"
import type { ResponseHeaders } from "../release-format/release-files"
import { HASHED_FILE } from "../shared/hashed-file"
import { NOT_FOUND_PATH } from "../shared/site-paths"

/** What a release says to a web server that serves its files without ours. */
export interface Served {
  headers: ResponseHeaders
  aliases: Readonly<Record<string, string>>
  /** Folders of the owner's files, whose addresses end in a slash. */
  folders: readonly string[]
  files: readonly string[]
  pathPrefix: string
}

type Table = Readonly<Record<string, string>>

/** The files in a release's `hosts/`, made of the table of `_headers` (D39). */
export const webServerFiles = (served: Served): Map<string, string> =>
  new Map([
    ["nginx.conf", nginxConf(served)],
    ["Caddyfile", caddyfile(served)],
  ])

const HEAD = "Written by the build for its release: see docs/deploy.md."

/**
 * For the `server` block of nginx that has the `root`. A location with headers of its own has none of the block's: it
 * has them all.
 */
function nginxConf({ headers, aliases, folders, files, pathPrefix }: Served): string {
  const addHeaders = (table: Table) =>
    Object.entries({ ...headers.all, ...headers.revalidate, ...table }).map(
      ([name, value]) => `add_header ${name} ${nginxText(value)} always;`,
    )
  const location = (match: string, table: Table) => [
    `location ${match} {`,
    ...addHeaders(table).map(line => `  ${line}`),
    "  try_files $uri =404;",
    "}",
  ]
  const forward = (from: string, to: string) =>
    `location = ${quoted(pathPrefix + from)} { return 301 ${nginxText(`${encodeURI(pathPrefix + to)}`, "$is_args$args")}; }`
  const ofOwner = folders.map(folder => `(?!${escaped(folder)}/(?:index\\.html)?$)`).join("")
  return lines(
    `# ${HEAD}`,
    "gzip off;",
    "gzip_static on;",
    "gzip_vary on;",
    "absolute_redirect off;",
    "default_type application/octet-stream;",
    "types {",
    ...[...typesOf(files)].map(([ending, type]) => `  ${quoted(type)} ${ending.slice(1)};`),
    "}",
    `error_page 404 ${pathPrefix}${NOT_FOUND_PATH};`,
    `rewrite "^${pathPrefix}/index\\.html$" ${pathPrefix}/ permanent;`,
    `rewrite "^${pathPrefix}${ofOwner}(/.+?)/+(?:index\\.html)?$" ${pathPrefix}$1 permanent;`,
    ...folders.map(folder => forward(folder, `${folder}/`)),
    ...Object.entries(aliases).map(([from, to]) => forward(from, to)),
    ...addHeaders({}),
    ...(pathPrefix
      ? [`location = ${pathPrefix} { try_files ${pathPrefix}/index.html =404; }`]
      : []),
    `location ${pathPrefix}/ { try_files $uri $uri/index.html =404; }`,
    `location = ${pathPrefix}${NOT_FOUND_PATH} { internal; }`,
    ...location(`~ "${hashed(pathPrefix)}"`, headers.immutable),
    ...Object.entries(headers.files).flatMap(([path, table]) =>
      location(`= ${pathPrefix}${path}`, table),
    ),
    `location ~ "${HIDDEN}" { return 404; }`,
  )
}

/** For the site block of Caddy that has the `root`. In a `route`, the order is that of the lines. */
function caddyfile({ headers, aliases, folders, files, pathPrefix }: Served): string {
  const header = (match: string, table: Table) => [
    `\theader ${match}{`,
    ...Object.entries(table).map(([name, value]) => `\t\t${name} \`${value}\``),
    "\t}",
  ]
  const forward = (from: string, to: string) => [
    `\troute ${quoted(pathPrefix + from)} {`,
    `\t\trewrite * ${quoted(pathPrefix + to)}`,
    "\t\tredir * {uri} 301",
    "\t}",
  ]
  const general = { ...headers.all, ...headers.revalidate }
  return lines(
    `# ${HEAD}`,
    "route {",
    ...header("", general),
    ...folders.flatMap(folder => forward(folder, `${folder}/`)),
    ...Object.entries(aliases).flatMap(([from, to]) => forward(from, to)),
    "\t@index {",
    `\t\tpath_regexp \`^${pathPrefix}/.+/(?:index\\.html)?$\``,
    ...folders.map(folder => `\t\tnot path ${quoted(`${pathPrefix}${folder}/`)}`),
    "\t}",
    "\troute @index {",
    "\t\turi strip_suffix /index.html",
    "\t\turi strip_suffix /",
    "\t\tredir * {uri} 301",
    "\t}",
    `\t@hidden path_regexp \`${HIDDEN}\``,
    "\terror @hidden 404",
    `\terror ${pathPrefix}${NOT_FOUND_PATH} 404`,
    "\ttry_files {path} {path}/index.html",
    `\t@hashed path_regexp \`${hashed(pathPrefix)}\``,
    ...header("@hashed ", headers.immutable),
    ...Object.entries(headers.files).flatMap(([path, table]) =>
      header(`${pathPrefix}${path} `, table),
    ),
    "\tmap {path} {type} {",
    ...[...typesOf(files)].map(([ending, type]) => `\t\t~\\${ending}$ ${quoted(type)}`),
    "\t\tdefault application/octet-stream",
    "\t}",
    "\theader content-type {type}",
    "\tfile_server {",
    "\t\tprecompressed br gzip",
    "\t\tdisable_canonical_uris",
    "\t}",
    "}",
    "handle_errors {",
    `\trewrite * ${pathPrefix}${NOT_FOUND_PATH}`,
    ...header("", { ...general, "content-type": "text/html; charset=utf-8" }),
    "\tfile_server {",
    "\t\tprecompressed br gzip",
    "\t}",
    "}",
  )
}

/** `/.well-known/` is for the public (RFC 8615); the others are for hosts that read them. */
const HIDDEN = "/_(?:headers|redirects)$|/\\.[^w]"

const hashed = (pathPrefix: string) => HASHED_FILE.source.replace("^", `^${pathPrefix}/`)

/** Type of each ending, as our server answers them. */
const typesOf = (files: readonly string[]): Map<string, string> =>
  new Map(
    [...new Set(files.map(file => extname(file)))].sort().flatMap(ending => {
      const type = ending && contentType(ending)
      return type ? [[ending, type] as const] : []
    }),
  )

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")

const quoted = (text: string) => JSON.stringify(text)

/** In a text of nginx `$` begins a variable, and cannot be escaped: addresses are written without. */
const nginxText = (text: string, variables = "") => quoted(text.replaceAll("$", "%24") + variables)

const lines = (...all: string[]): string => `${all.join("\n")}\n`
