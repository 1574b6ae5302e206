import { messages } from "./messages"

/** A post as another system holds it. */
export interface ForeignPost {
  /** Path in the export, or a file and the post's name in it. */
  file: string
  format: "md" | "mdx" | "html"
  /** Its front matter, whatever the names of the fields. */
  fields: Readonly<Record<string, unknown>>
  body: string
  /** Line of its file at which the body begins; a database has none. */
  line?: number
  /** Guesses of its front matter. */
  notes?: readonly Note[]
  /** The end of its address, unless a field has another one. */
  name: string
  /** Its path below the folder of the posts, without its ending. */
  stem: string
  /** The same without its language: what versions in several languages share. */
  twin?: string
  /** The language that its path names. */
  lang?: string | undefined
  /** True when its front matter, or the name of its file, has a date. */
  isDated?: boolean
  /** Pattern of its old address: `/:year/:slug`. */
  permalink?: string | undefined
  /** The title and the slug of a pattern are those of the front matter, not of the file. */
  isTitled?: boolean | undefined
}

/** Content of another system. */
export interface Export {
  kind: string
  root: string
  files: readonly string[]
  posts: ForeignPost[]
  /** Files that are no posts, a line each. */
  pages: string[]
  /** Files that could not be read, with the reason. */
  refused: string[]
  /** Addresses of the old site, as far as the export names them. */
  bases: string[]
}

/** Does `work` for a file; names one that cannot be read in `refused`, with the reason. */
export async function attempt({ refused }: Export, file: string, work: () => Promise<void>) {
  await work().catch((error: unknown) => {
    refused.push(messages.unread(file, reasonOf(error)))
  })
}

/** Result of `work` for the text of a post; undefined for one that cannot be read, which is named in `refused`. */
export function tried<Result>(
  refused: string[],
  { file, line: first = 1 }: Pick<ForeignPost, "file" | "line">,
  work: () => Result,
) {
  try {
    return work()
  } catch (error) {
    const reason = reasonOf(error).replace(
      /line (\d+)/,
      (_all, line) => `line ${+line + first - 1}`,
    )
    refused.push(messages.unread(file, messages.unreadText(reason)))
    return undefined
  }
}

/** Why something was thrown, in its own words. */
export const reasonOf = (error: unknown): string =>
  String(error)
    .replace(/^\w*Error: /, "")
    .replaceAll(/\s+/g, " ")

/** Something that the report of a post says, and the line of its file, where that is one place. */
export interface Note {
  words: string
  line?: number | undefined
}

/** Report of one post for its author: the changes of the import, and the tasks that are left. */
export interface Notes {
  changed: Note[]
  open: Note[]
}

/** The last part of a path, without its ending. */
export const nameOf = (path: string): string =>
  path.replace(/^.*\//, "").replace(/(?:\.html)?\.(?:mdx?|markdown|svx)$|\.html?$/i, "")
