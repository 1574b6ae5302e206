import { tagPath, tagSlug } from "./tags"

test.each([
  ["MDX", "mdx"],
  ["écriture", "ecriture"],
  ["Vie privée", "vie-privee"],
  ["mesure d’audience", "mesure-d-audience"],
  ["C", "c"],
  ["C++", "c-plus-plus"],
  ["C#", "c-sharp"],
  ["#ecodesign", "ecodesign"],
  [".NET", "net"],
  ["Node.js", "node-js"],
  ["R&D", "r-d"],
  ["Œuvres", "oeuvres"],
  ["Straße à Łódź, Ærø", "strasse-a-lodz-aero"],
  ["« Bonjour »", "bonjour"],
  ["🚀 Rust 2", "rust-2"],
  ["e\u0301te\u0301", "ete"],
  ["ﬁn – suite", "fin-suite"],
  ["🚀", ""],
  ["日本語", ""],
  ["</title>&amp;", "title-amp"],
])("the tag %s is %j in addresses", (tag, slug) => {
  expect(tagSlug(tag)).toBe(slug)
})

test("the address of a tag", () => {
  expect(tagPath("Vie privée")).toBe("/blog/tag/vie-privee")
})
