/** @jest-environment node */
import type { Notes } from "./foreign-post"
import { mapFrontMatter } from "./map-front-matter"

function mapped(fields: Record<string, unknown>) {
  const notes: Notes = { changed: [], open: [] }
  const foreign = { file: "a.md", format: "md", body: "", name: "nom", stem: "nom" } as const
  return { ...mapFrontMatter({ ...foreign, fields }, ["https://moi.example/"], notes), notes }
}

const date = "2024-05-01"

test.each([
  [{ pubDate: date }, { date }],
  [{ pubDatetime: date }, { date }],
  [{ publishDate: date, date: "" }, { date }],
  [{ params: { date } }, { date }],
  [{ date, lastmod: "2024-06-01" }, { updated: "2024-06-01" }],
  [{ date, modDatetime: "2024-06-01" }, { updated: "2024-06-01" }],
  [{ date, updatedDate: "2024-05-01T10:00" }, { updated: undefined }],
  [{ date, last_modified_at: "2023-01-01" }, { updated: undefined }],
  [{ summary: "Une **phrase**." }, { description: "Une phrase." }],
  [{ description: "", excerpt: "<p>Une phrase.</p>" }, { description: "Une phrase." }],
  [{ subtitle: "Une [phrase](/x)." }, { description: "Une phrase." }],
  [{ tags: "a, B,a" }, { tags: ["a", "B"] }],
  [{ tags: ["#a", { name: "B" }], category: "C" }, { tags: ["a", "B", "C"] }],
  [{ keywords: "a, b" }, { tags: ["a", "b"] }],
  [{ tags: "a", keywords: "b" }, { tags: ["a"] }],
  [{ categories: [["a"], 3] }, { tags: ["a", "3"] }],
  [{ tags: null }, { tags: [] }],
  [{ cover_image: "a.png" }, { cover: { target: "a.png", alt: undefined } }],
  [{ heroImage: "../a.png" }, { cover: { target: "../a.png", alt: undefined } }],
  [{ featured_image: "/a.png", image_alt: "A" }, { cover: { target: "/a.png", alt: "A" } }],
  [{ cover: { image: "a.png", alt: "A" } }, { cover: { target: "a.png", alt: "A" } }],
  [{ image: { path: "a.png" } }, { cover: { target: "a.png", alt: undefined } }],
  [{ images: ["a.png", "b.png"] }, { cover: { target: "a.png", alt: undefined } }],
  [{ header: { overlay_image: "a.png" } }, { cover: { target: "a.png", alt: undefined } }],
  [{ cover: true }, { cover: undefined }],
  [{ permalink: "/2024/Été/" }, { slug: "ete", aliases: ["/2024/Été"] }],
  [
    { url: "/a/b.html", slug: "C d" },
    { slug: "c-d", aliases: ["/a/b.html"] },
  ],
  [{ permalink: "/:year/:title/" }, { slug: "nom", aliases: [] }],
  [{ aliases: ["a/", "https://moi.example/b?c", "/404"] }, { aliases: ["/a", "/b"] }],
  [{ url: "https://moi.example/a/b/" }, { slug: "b", aliases: ["/a/b"] }],
  [{ url: "https://x.example/a/b/" }, { slug: "nom", aliases: [] }],
  [{ aliases: ["https://x.example/b", "/c"] }, { aliases: ["/c"] }],
  [{ redirect_from: "/a" }, { aliases: ["/a"] }],
  [{ published: false }, { draft: true }],
  [{ published: true }, { draft: false }],
  [{ draft: "true" }, { draft: true }],
  [{ status: "private" }, { draft: true }],
  [{ status: "publish" }, { draft: false }],
  [{ series: "A" }, { series: { title: "A", position: undefined } }],
  [{ series: ["A"], series_order: 2 }, { series: { title: "A", position: 2 } }],
  [{ series: { name: "A", order: 3 } }, { series: { title: "A", position: 3 } }],
  [{ canonical_url: "https://a.example/b" }, { canonical: "https://a.example/b" }],
  [{ canonicalURL: "" }, { canonical: undefined }],
  [{ language: "en_US" }, { lang: "en-US" }],
  [{ lang: "English" }, { lang: undefined }],
  [{}, { lang: undefined, date: undefined, title: undefined, slug: "nom", draft: false }],
  [{ pin: true }, { featured: true }],
])("issue 15.8: %j is %j", (fields, expected) => {
  expect(mapped(fields)).toMatchObject(expected)
})

test("issue 15.8: what is not taken over is told", () => {
  expect(mapped({ layout: "post", sponsor: "x", date: "hier", tags: ["日本"] }).notes).toEqual({
    changed: ["champs laissés : sponsor"],
    open: [
      "la date « hier » n’a pas été comprise",
      "le sujet « 日本 » ne donne pas d’adresse et a été laissé",
    ],
  })
})
