import { writeSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { dirname, join, relative } from "node:path"
import { didYouMean } from "@site/problems"
import type { GatsbyNode } from "gatsby"
import { z } from "zod"
import { accentStyle, lightAccent } from "../content/accent"
import { articleTexts } from "../content/english-texts"
import type { Entry } from "../content/read-entries"
import { resumeOf } from "../content/resume"
import type { Texts } from "../i18n/translate"
import { messages } from "../messages/messages"
import {
  BUILD_PIPES,
  type PostFacts,
  SITE_FACTS,
  type SiteFacts,
} from "../release-format/release-files"
import { forwardAddress, middleware, type Route, routes } from "../routing/routes"
import { namedMiddleware } from "../routing/run-route"
import { dayIn } from "../shared/french-date"
import { ERROR_PATHS } from "../shared/site-paths"
import { type CreatedPage, createdPages } from "./created-pages"
import { currentContent, projectRoot } from "./current-content"

/**
 * Writes the paths and facts of the site, for the page-view counter, which counts no other path (D3), and for
 * the release.
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async api => {
  const {
    site,
    cv,
    posts,
    projects,
    pages: ownPages,
    texts,
    nextPublication,
  } = await currentContent()
  const created = [...createdPages(api).values()]
  const unknown = unknownMiddleware(created)
  if (unknown.length > 0) api.reporter.panic(unknown.join("\n"))
  const sitePages = created
    .filter(({ path, context }) => !isErrorPage(path) && !context.empty)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const aliases = Object.fromEntries(
    sitePages.flatMap(({ path, context }) => {
      const to = forwardAddress(context)
      return to ? [[path, to] as const] : []
    }),
  )
  const paths = sitePages.map(({ path }) => path)
  const unlisted = paths.filter(path => path in aliases)
  const shown = projects.filter(({ published }) => published)
  const facts: SiteFacts = {
    origin: site ? new URL(site.site.url).origin : "",
    pathPrefix: api.pathPrefix,
    name: site?.site.name ?? "",
    description: site?.site.description ?? "",
    author: site?.identity.name ?? "",
    posts: posts
      .filter(({ published }) => published)
      .sort(byDate)
      .map(postFacts),
    pictured: site?.sharePictures
      ? [...posts, ...projects, ...ownPages]
          .filter(({ published }) => published)
          .map(entry => pictured(entry, site.site.name, texts))
      : [],
    accent: site?.accent ? lightAccent(site.accent) : null,
    accentStyle: site?.accent ? accentStyle(site.accent) : "",
    // Without the fields that are undefined.
    resume: site && cv ? JSON.parse(JSON.stringify(resumeOf({ site, cv, projects: shown }))) : null,
    texts,
    files: Object.fromEntries(
      [...posts, ...projects, ...ownPages].map(({ path, file }) => [path, file]),
    ),
    feeds: site?.feeds ?? false,
    pages: paths.filter(path => !unlisted.includes(path)),
    languages: Object.fromEntries(
      [...posts, ...ownPages]
        .map(({ path, frontMatter: { lang = "fr" } }) => [path, lang])
        .filter(([, lang]) => lang !== "fr"),
    ),
    unlisted,
    aliases,
    nextPublication: nextPublication?.toISOString() ?? null,
    pageViews: site?.pageViews ?? false,
    serviceWorker: site?.serviceWorker ?? false,
    hstsPreload: site?.hstsPreload ?? false,
    securityContact: site?.identity.email ?? "",
    frames: framesIn(api.getNodesByType("SiteSettings")),
    analyticsOrigin: site?.analytics ? new URL(site.analytics.src).origin : null,
  }
  await writeFile(join(projectRoot(), SITE_FACTS), JSON.stringify(facts))
  const pipe = process.env[BUILD_PIPES.facts]
  // Share pictures are drawn from now on (`release/build-site`).
  if (pipe) writeSync(Number(pipe), "\n")
}

const settings = z.array(z.object({ embeds: z.array(z.object({ host: z.string() })) }))

/** Origins of all that articles embed: the list that the legal page shows. */
const framesIn = (nodes: readonly unknown[]): string[] =>
  settings
    .parse(nodes)
    .flatMap(({ embeds }) => embeds.map(({ host }) => `https://${host}`))
    .sort()

/** Most tags that the label of a share picture has room for. */
const TAGS = 2

function pictured(
  { path, absolutePath, frontMatter }: Entry,
  name: string,
  texts: Texts,
): SiteFacts["pictured"][number] {
  const { title = "", date, period, cover, tags = [], lang = "fr" } = frontMatter
  const t = articleTexts(lang, texts)
  const subject = period ? t("share.project") : tags.slice(0, TAGS).join(", ")
  return {
    path,
    title,
    facts: [
      [t("label.owner"), name],
      ...(subject ? [[t("share.subject"), subject] satisfies [string, string]] : []),
    ],
    day: date ? dayIn(lang, date) : "",
    cover: cover ? join(dirname(absolutePath), cover) : null,
  }
}

const listed = ({ path, frontMatter: { title = "", description = "" } }: Entry) => ({
  path,
  title,
  description,
})

const postFacts = (post: Entry): PostFacts => {
  const { digest, absolutePath, path, frontMatter, readingMinutes } = post
  const { date = "", tags = [], lang = "fr", aliases = [] } = frontMatter
  const { updated, thread, featured } = frontMatter
  return {
    ...listed(post),
    addresses: [...aliases, path],
    first: aliases[0] ?? path,
    date,
    updated,
    thread,
    tags,
    featured: featured || undefined,
    lang,
    readingMinutes,
    digest,
    absolutePath,
  }
}

/** The newest first, as in the list of posts. */
const byDate = (a: Entry, b: Entry) => (keyOf(a) < keyOf(b) ? 1 : -1)
const keyOf = ({ slug, frontMatter: { date } }: Entry) => `${date} ${slug}`

const isErrorPage = (path: string) => ERROR_PATHS.includes(path.replace(/\/$/, ""))

/**
 * S-12: names of routes and pages that are no middleware, one line each with file, route, name and the known
 * names. Found at build time, so that no visitor meets them.
 */
export function unknownMiddleware(
  pages: readonly CreatedPage[],
  table: readonly Route<string>[] = routes,
  known: readonly string[] = Object.keys(middleware),
): string[] {
  const named = [
    ...table.map(({ path, middleware: names = [] }) => {
      return { file: "src/routing/routes.ts", path, names }
    }),
    ...pages.map(({ path, component, context }) => ({
      file: relative(projectRoot(), component),
      path,
      names: namedMiddleware(context),
    })),
  ]
  return named.flatMap(({ file, path, names }) =>
    names
      .filter(name => !known.includes(name))
      .map(name => {
        const hint = didYouMean(name, known)
        const fault = messages.report.unknownMiddleware(name, known.join(", "))
        return [`${file}  ${path} — ${fault}`, hint].filter(Boolean).join(" ")
      }),
  )
}
