import type { report as french } from "../fr/report"

export const report: typeof french = {
  severity: { error: "error", warning: "warning", hint: "hint" },
  fault: (expected, received) => `expected ${expected}, received ${received}.`,
  nothing: "nothing",
  none: "none",
  oneOf: words => `one of ${words.join(", ")}`,
  missing: value => `${value}, which is missing`,
  didYouMean: name => `Did you mean “${name}”?`,
  loneTags: tags => `hint: one post alone has each of these tags: ${tags.join(", ")}`,
  summary: {
    content: (posts, projects, pages) => `${posts} posts, ${projects} projects, ${pages} pages`,
    problems: (errors, warnings, hints) =>
      `${errors} errors, ${warnings} warnings${hints > 0 ? `, ${hints} hints` : ""}`,
    compiled: (compiled, reused) => `${compiled} compiled, ${reused} from the cache`,
    next: moment => `next publication ${moment}`,
    separator: "; ",
  },
  contentErrors: "The content has errors; nothing was built.",
  lastGoodState:
    "The content has errors. Until they are mended, what has some stays as it was last good, or is not shown.",
  closeErrors: "Close until the next change",
  unknownMiddleware: (name, known) =>
    `Unknown route middleware: ${name}. Registered in src/routing/middleware.ts: ${known}.`,
  more: {
    expected: "none",
    received: count => `${count.toLocaleString("en")} more, of which the first is here`,
  },
  nesting: {
    expected: (levels, braces, signs) =>
      `at most ${levels} levels, one in the other, ${braces} of them braces, and ${signs} signs between braces`,
    received: "more",
    hint: "Count the >, lists, brackets, stars and tags that are opened here or before.",
  },
  encoding: {
    expected: "a file in UTF-8",
    hint: "Open it in your editor with its present encoding, and save it as UTF-8.",
  },
  crash: {
    expected: "a file that the site can read",
    hint: "This answer is a program’s. If the text is right, the site has a defect: report it with this file.",
  },
  parts: {
    article: "article",
    code: "code",
    embed: "content of another site",
    component: "component",
    emoji: "emoji",
    diagram: "diagram",
    file: "file",
    fileName: "file name",
    formula: "formula",
    frontMatter: "front matter",
    heading: "heading",
    htmlTag: "HTML tag",
    image: "image",
    import: "import",
    link: "link",
    more: "further problems",
    name: "name",
    nesting: "nesting",
    note: "note",
    quotation: "quotation",
    text: "text",
    word: "word",
    wholeFile: "the whole file",
  },
}
