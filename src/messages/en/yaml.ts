import type { yaml as french } from "../fr/yaml"

const LIMITS = { least: "at least", more: "more than", most: "at most", less: "less than" }
const UNITS: Readonly<Record<string, string>> = { string: " characters", array: " entries" }

/** Faults that the package yaml does not report. */
const REASONS: Readonly<Record<string, string>> = {
  BAD_ALIAS: "A word that begins with * or & refers elsewhere in YAML: put it between quotes",
  CYCLE: "This YAML alias contains itself: write the value in its place",
  DUPLICATE_KEY: "Map keys must be unique",
  RESOURCE_EXHAUSTION: "Too many YAML aliases",
}

export const yaml: typeof french = {
  valid: "valid YAML",
  once: "each field once",
  // The commonest slip of French text.
  reason: (code, message) =>
    code === "BLOCK_AS_IMPLICIT_KEY"
      ? `${message} (put a text that contains a colon between quotes)`
      : message || (REASONS[code] ?? ""),
  types: {
    string: "a text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "a group of fields",
    record: "a group of fields",
  },
  group: fields => `a group of the fields ${fields}`,
  quote: "Put this text between quotes.",
  cut: "a text without #, where YAML ends it and reads a comment",
  list: "Write a list between brackets, even of one entry: [a word].",
  limit: (limit, than, of) => `${LIMITS[limit]} ${than}${UNITS[of] ?? ""}`,
  knownField: fields => `one of the fields ${fields}`,
  places: (places: string) =>
    places ? `a text that has ${places}, once` : "a text without a {word} in braces",
  unknownField: field => `an unknown field ${field}`,
  frontMatter: {
    expected: "front matter: YAML between two lines of three hyphens, at the start of the file",
    alone: "--- alone on the first line",
    onlyYaml: "Only YAML is read; front matter is never evaluated.",
    open: "no closing ---",
    close: "Add a line of three hyphens after the last field.",
  },
  siteFile: {
    expected: "the facts about the owner and the site",
    received: "no such file",
    hint: "npm run eject-demo -- --identity copies the demonstration’s, to be replaced; docs/fields.md describes each field.",
  },
  partsNeedMdx: "Parts of the site need MDX: rename the file to .mdx.",
  articleName: "a name that ends in .mdx or .md",
  renameTo: name => `Rename it to ${name}.md, or to ${name}.mdx to use parts of the site.`,
  rename: "Rename the folder or file, or write a slug field.",
}
