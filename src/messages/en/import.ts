import type { imports as french } from "../fr/import"

export const imports: typeof french = {
  usage:
    "Write: npm run import -- FOLDER, with the folder of a site of Hugo, Jekyll, Astro or Gatsby, a folder of Markdown, or the export of Ghost (.json) or WordPress (.xml). With --dry-run nothing is written.",
  noFolder: path => `${path} does not exist.`,
  notFolder: path =>
    `${path} is neither a folder nor an export of Ghost (.json) or WordPress (.xml). Unpack an archive (.zip, .tar.gz) first.`,
  noPosts: path => `${path} holds no post that this command can read.`,
  found: (kind, count) => `${kind}: ${posts(count)}.`,
  nothingWritten: "--dry-run: nothing was written. This would be:",
  wasChanged: "changed",
  isOpen: "to see",
  notImported: "Not imported:",
  present: "There already:",
  imported: count => `${posts(count)} imported.`,
  accepted: "The content check accepts them.",
  toMend: count => `Still to mend (${count} ${count === 1 ? "error" : "errors"}):`,
  there: (file, folder) => `${file}: ${folder} exists, nothing in it was changed`,
  noSlug: file =>
    `${file}: its name gives no address; add slug: to its front matter, with letters from a to z`,
  sameSlug: (file, other, slug) =>
    `${file}: the same address as ${other}, /blog/${slug}; give it another slug: in its front matter`,
  page: file => `${file}: a page, not a post`,
  noText: file => `${file}: no text that this command can read`,
  unread: (file, reason) => `${file}: ${reason}`,
  brokenFrontMatter: (language, reason) =>
    `the front matter (${language}) cannot be read: ${reason}`,
  brokenXml: (line, reason) => `the XML is broken, line ${line}: ${reason}`,
  dropped: fields => `fields left out: ${fields.join(", ")}`,
  unreadDate: date => `the date “${date}” was not understood`,
  draft: "imported as a draft",
  noDate: "no date: a draft, dated today",
  noTag: tag => `the tag “${tag}” gives no address and was left out`,
  headings: "heading levels adjusted",
  guessed: fields => `fields derived from the text or the file name: ${fields.join(", ")}`,
  noAlt: (picture, alt) =>
    `${picture}: say what the picture shows (written for want of better: “${alt}”)`,
  noCover: picture => `the cover ${picture} is no picture of the export: left out`,
  linkedPicture: picture => `the picture ${picture} became a link`,
  missingPicture: picture => `the picture ${picture} is not in the export`,
  deadLink: link => `the link to ${link} leads to no published page here: its words stay`,
  leftTag: tag => `left as it is: ${tag}`,
  linkedTag: tag => `<${tag}> became a link`,
  removedTag: tag => `<${tag}> was removed`,
  copied: count => `${count} ${count === 1 ? "file" : "files"} copied`,
  framed: site => `Content of ${site}`,
  read: site => `Read the post on ${site}`,
}

function posts(count: number): string {
  return `${count} ${count === 1 ? "post" : "posts"}`
}
