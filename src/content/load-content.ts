import { join } from "node:path"
import { type ContentProblem, limitProblems, partProblem } from "@site/problems"
import { cvSchema } from "../content-model/cv-schema"
import { blogLists } from "../shared/blog-list"
import { seriesParts } from "../shared/series"
import { SITE_PATHS } from "../shared/site-paths"
import type { SiteFacts } from "../site/site-schema"
import { pruneStore } from "./article-store"
import { checkAddresses, checkPage, entriesByAlias } from "./check-addresses"
import { checkEmbeds } from "./check-embeds"
import { checkFiles, checkIcon } from "./check-files"
import { checkLinks, type LinkTargets } from "./check-links"
import { checkPlaces } from "./check-places"
import { checkSeries } from "./check-series"
import { checkCv, checkSite } from "./check-site"
import { checkTags } from "./check-tags"
import { checkTranslations } from "./check-translations"
import { crashProblem, outsideFault } from "./content-file"
import { contentFolder, staticFiles, staticPath } from "./content-folder"
import { mapConcurrently } from "./folder-files"
import { readTexts } from "./interface-texts"
import { checkPlaceholders } from "./placeholders"
import { ENTRY_KINDS, type Entry, type KnownEntries, readFolder } from "./read-entries"
import { readSite, readYamlFile } from "./read-yaml-file"

/** Everything in the folder of the content, validated. Files with an error in their front matter are left out. */
export type Content = Awaited<ReturnType<typeof loadContent>>

export interface LoadOptions {
  /** The moment that decides what is published. Default: now. */
  now?: Date
  /** Whether articles that are gone leave the store. Default: true. Development shows the last good state. */
  prune?: boolean
  /** Articles of the reading before: development reads only those again whose file has changed. */
  known?: KnownEntries
}

/**
 * Reads, validates and compiles all content. Bad content never
 * throws: it comes back as `problems`, all at once. Trees go to the cache and not into memory.
 */
export async function loadContent(
  root: string,
  { now = new Date(), prune = true, known }: LoadOptions = {},
) {
  const site = readSite(root)
  const settings = readTexts(root, site.typography)
  const cv = readYamlFile(root, "cv.yml", cvSchema, site.typography)
  const posts = await readFolder(root, ENTRY_KINDS.post, now, settings, known)
  const projects = await readFolder(root, ENTRY_KINDS.project, now, settings, known)
  const pages = await readFolder(root, ENTRY_KINDS.page, now, settings, known)
  const results = [...posts, ...projects, ...pages]
  const entries = entriesOf(results)
  const unread = new Set(results.filter(({ entry }) => !entry).map(({ path }) => path))
  const given = await staticFiles(root)
  const published = entriesOf(posts)
    .filter(entry => entry.published)
    .map(({ path, frontMatter }) => ({ path, date: "", tags: [], ...frontMatter }))
  const targets: LinkTargets = {
    entries: new Map(entries.map(entry => [entry.path, entry])),
    aliases: entriesByAlias(entries),
    otherPaths: new Set([
      ...Object.values(SITE_PATHS),
      ...blogLists(published).map(({ path }) => path),
      ...seriesParts(published).keys(),
      ...unread,
    ]),
    unread,
    files: [...given.keys()].map(file => `/${file}`),
    staticPath: path => staticPath(root, path),
    url: site.value?.site.url,
    now,
  }
  const problems: ContentProblem[] = [
    ...site.problems,
    ...cv.problems,
    ...settings.problems,
    ...(await checkSite(site, targets, join(root, contentFolder(root)))),
    ...(cv.value && cv.problem ? checkCv(cv.value, cv.problem, targets) : []),
    ...(await checkIcon(root)),
    ...checkPlaceholders(root, site),
    ...(await checkPlaces(root)),
    ...[...given].flatMap(([file, folder]) => {
      const fault = outsideFault(root, join(folder, file))
      return fault ? partProblem({ file: `static/${file}`, line: 1 }, "file", fault) : []
    }),
    ...results.flatMap((result): ContentProblem[] => result.problems),
    ...checkAddresses(entries, targets),
    ...checkSeries(
      entriesOf(posts),
      posts.every(({ entry }) => entry !== undefined),
    ),
    ...checkTranslations(entriesOf(posts), unread),
    ...entriesOf(pages).flatMap(page => checkPage(page, targets)),
    ...checkTags(entriesOf(posts)),
    ...(
      await mapConcurrently(entries, entry => checkEntry(root, entry, targets, site.value))
    ).flat(),
  ]
  // Those with errors included.
  const articles = results.flatMap(({ article }) => article ?? [])
  if (prune) await pruneStore(root, new Set(articles.map(({ digest }) => digest)))
  const compiled = articles.filter(article => article.compiled).length
  const due = entries.flatMap(({ opens, published }) =>
    published || !Number.isFinite(opens) ? [] : opens,
  )
  return {
    /** Missing when `site.yml` is missing or has errors; `problems` has the reason. */
    site: site.value,
    cv: cv.value,
    texts: settings.texts,
    settings,
    posts: entriesOf(posts),
    projects: entriesOf(projects),
    pages: entriesOf(pages),
    problems,
    /** When the next dated entry is due; the site must be built again then. */
    nextPublication: due.length > 0 ? new Date(Math.min(...due)) : undefined,
    compiled,
    reused: articles.length - compiled,
  }
}

/** Checks what an entry refers to. */
async function checkEntry(
  root: string,
  entry: Entry,
  targets: LinkTargets,
  site: SiteFacts | undefined,
): Promise<ContentProblem[]> {
  try {
    const problems = [
      ...checkLinks(entry, targets),
      // Without a site file that can be read, nobody knows which hosts it allows.
      ...(site ? checkEmbeds(entry, site.embedHosts) : []),
      ...(await checkFiles(entry, root)),
    ]
    return limitProblems(problems)
  } catch (error) {
    return [crashProblem(entry.file, error)]
  }
}

const entriesOf = (results: readonly { entry?: Entry }[]): Entry[] =>
  results.flatMap(({ entry }) => entry ?? [])
