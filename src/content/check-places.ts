import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { type ContentProblem, partProblem } from "@site/problems"
import { messages } from "../messages/messages"
import { contentFolder, DEMONSTRATION } from "./content-folder"
import { listFiles } from "./folder-files"
import { articleName, ENTRY_KINDS } from "./read-entries"

const FOLDERS: string[] = Object.values(ENTRY_KINDS).map(({ folder }) => folder)

const MARKDOWN = /\/([^/]+?)(?:\/index)?\.(mdx|md|markdown)$/i

/** Warns of Markdown below `content/` that is no article of the site because of its place or ending, and of links to nothing. */
export async function checkPlaces(root: string): Promise<ContentProblem[]> {
  const content = contentFolder(root)
  const files = (await listFiles(join(root, content)))
    .map(path => `${content}/${path}`)
    .filter(file => content === DEMONSTRATION || !file.startsWith(DEMONSTRATION))
  return [...files.flatMap(file => misplaced(file, content)), ...deadLinks(root, content)]
}

function misplaced(file: string, content: string): ContentProblem[] {
  const [folder = "", ...names] = file.slice(content.length + 1).split("/")
  const [, name = "", ending = ""] = MARKDOWN.exec(file) ?? []
  // Files beside these folders, and names that begin with a dot or an underscore, are the owner's own notes.
  if (!name || names.length === 0 || names.some(part => /^[._]/.test(part))) return []
  const kind = FOLDERS.includes(folder) ? folder : ENTRY_KINDS.post.folder
  if (kind === folder && articleName(names.join("/"))) return []
  const { place, notPublished, move } = messages.references.file
  const target = `${content}/${kind}/${name}.${/mdx/i.test(ending) ? "mdx" : "md"}`
  const fault = { severity: "warning", received: notPublished, hint: move(target) } as const
  return [partProblem({ file, line: 1 }, "file", { expected: place, ...fault })]
}

/** Symbolic links that lead to no file: they are listed nowhere else. */
function deadLinks(root: string, content: string): ContentProblem[] {
  if (!existsSync(join(root, content))) return []
  return readdirSync(join(root, content), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isSymbolicLink() && !existsSync(join(entry.parentPath, entry.name)))
    .map(({ parentPath, name }) => {
      const file = join(parentPath, name).slice(join(root, content).length)
      const { target, deadLink } = messages.references.file
      const fault = { severity: "warning", expected: target, received: deadLink } as const
      return partProblem({ file: content + file, line: 1 }, "file", fault)
    })
}
