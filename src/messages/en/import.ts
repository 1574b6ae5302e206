import type { imports as french } from "../fr/import"

export const imports: typeof french = {
  usage:
    "Write: npm run import -- FOLDER, with the folder of a site of Hugo, Jekyll, Astro, Gatsby, Hexo, Eleventy or Docusaurus, a folder of Markdown, or the export of Ghost (.json) or WordPress (.xml). With --dry-run nothing is written. --old /posts/:slug says the old addresses.",
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
  alike: lines => `The same on line${lines.length > 1 ? "s" : ""} ${lines.join(", ")}.`,
  accepted: "The content check accepts them.",
  toMend: count => `Still to mend (${count} ${count === 1 ? "error" : "errors"}):`,
  there: (file, folder) => `${file}: ${folder} exists, nothing in it was changed`,
  noSlug: file =>
    `${file}: its name gives no address; add slug: to its front matter, with letters from a to z`,
  sameSlug: (file, other, slug) =>
    `${file}: the same address as ${other}, /blog/${slug}; give it another slug: in its front matter`,
  pages: (folder, count) => `${folder}/: ${count} pages, no posts`,
  page: file => `${file}: a page, not a post`,
  noText: file => `${file}: no text that this command can read`,
  unread: (file, reason) => `${file}: ${reason}`,
  outside: file =>
    `${file}: a link to a file outside of this folder, which is not followed; put the file itself in its place`,
  notUtf8: encoding =>
    encoding
      ? `this file is not in UTF-8, but probably in ${encoding}; save it in UTF-8 (iconv -f ${encoding} -t UTF-8), and run the command again`
      : "this file is not in UTF-8; save it in UTF-8, and run the command again",
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
  diagram: title => (title ? `Diagram of the post “${title}”` : "Diagram"),
  leftDiagram: "a diagram that this site cannot draw: its source stays, as code",
  leftFormula: formula => `a formula that this site cannot show stays as TeX: ${formula}`,
  noNote: mark => `${mark} is explained nowhere: left as it is`,
  lostAnchor: link => `${link} leads to the top of the page: it has no such heading`,
  brokenMdx: "MDX that this site cannot read: imported as Markdown",
  unwrapped: tag => `the component ${tag} does not exist here: its content stays`,
  leftComponent: source => `replaced by a remark: ${source}`,
  wasHere: "The old blog showed here:",
  leftTag: tag => `left as it is: ${tag}`,
  linkedTag: tag => `<${tag}> became a link`,
  noEvents: tag => `${tag} no longer reacts`,
  removedTag: tag => `<${tag}> was removed`,
  copied: count => `${count} ${count === 1 ? "file" : "files"} copied`,
  framed: site => `Content of ${site}`,
  oldAddresses: (system, address) =>
    `Old addresses: guessed from what ${system} usually makes, such as ${address}. If yours were others, add for example --old /posts/:slug.`,
  noOldAddresses:
    "Old addresses: nothing here says them, so none will lead to the posts. Add them, for example with --old /posts/:slug (:year, :month and :day exist too).",
  read: site => `Read the post on ${site}`,
}

function posts(count: number): string {
  return `${count} ${count === 1 ? "post" : "posts"}`
}
