import { importedFiles } from "../testing/sample-import"

const date = "2024-05-01"

/** Imports a post of https://moi.example with these fields. */
async function imported(fields: Record<string, unknown>) {
  const { posts } = await importedFiles({
    "_data/site.json": '{ "url": "https://moi.example" }',
    "nom.md": `${JSON.stringify(fields, null, 1).replace("{}", "{\n}")}\nUn texte.\n`,
    "a.png": "",
  })
  const [post] = posts
  return { ...post?.fields, slug: post?.file.split("/")[2], notes: post?.notes }
}

test.each<[Record<string, unknown>, Record<string, unknown>]>([
  [{ pubDate: date }, { date }],
  [{ publishDate: date, date: "" }, { date }],
  [{ date, lastmod: "2024-06-01" }, { updated: "2024-06-01" }],
  [{ date, updatedDate: "2024-05-01T10:00" }, { updated: undefined }],
  [{ summary: "Une **phrase**." }, { description: "Une phrase." }],
  [{ subtitle: "Une [phrase](/x)." }, { description: "Une phrase." }],
  [{ tags: "a, B,a" }, { tags: ["a", "B"] }],
  [{ tags: ["#a", { name: "B" }], category: "C" }, { tags: ["a", "B", "C"] }],
  [{ categories: [["a"], 3] }, { tags: ["a", "3"] }],
  [{ cover_image: "a.png" }, { cover: "./a.png" }],
  [
    { featured_image: "/a.png", image_alt: "A" },
    { cover: "./a.png", coverAlt: "A" },
  ],
  [{ cover: { image: "a.png", alt: "A" } }, { cover: "./a.png", coverAlt: "A" }],
  [{ images: ["a.png", "b.png"] }, { cover: "./a.png" }],
  [{ permalink: "/2024/Été/" }, { slug: "ete", aliases: ["/2024/Été"] }],
  [
    { url: "/a/b.html", slug: "C d" },
    { slug: "c-d", aliases: ["/a/b.html"] },
  ],
  [{ permalink: "/:year/:title/" }, { slug: "nom", aliases: [] }],
  [{ aliases: ["a/", "https://moi.example/b?c", "/404"] }, { aliases: ["/a", "/b"] }],
  [{ url: "https://x.example/a/b/" }, { slug: "nom", aliases: [] }],
  [{ aliases: ["https://x.example/b", "/c"] }, { aliases: ["/c"] }],
  [{ published: false }, { draft: true }],
  [{ draft: "true" }, { draft: true }],
  [{ status: "private" }, { draft: true }],
  [{ date, status: "publish" }, { draft: undefined }],
  [{ series: "A" }, { series: { title: "A", position: 1 } }],
  [{ series: { name: "A", order: 3 } }, { series: { title: "A", position: 1 } }],
  [{ canonical_url: "https://a.example/b" }, { canonical: "https://a.example/b" }],
  [{ language: "en_US" }, { lang: "en-US" }],
  [{}, { lang: undefined, title: "Nom", draft: true }],
  [{ pin: true }, { featured: true }],
  [{ date: "2024-5-1" }, { date: "2024-05-01" }],
  [{ date: "01/05/2024" }, { date: "2024-05-01" }],
  [{ date: "2024-05-01T10:00:00+02:00" }, { date: "2024-05-01T10:00" }],
  [{ date: "2015-05-01T22:12:03.284Z" }, { date: "2015-05-02T00:12" }],
  [{ date: "Jul 08 2022" }, { date: "2022-07-08" }],
  [{ date: "May 1, 2024 10:00 EST" }, { date: "2024-05-01T17:00" }],
  [{ date: 1_700_000_000_000 }, { date: "2023-11-14T23:13" }],
  [{ date: "hier" }, { draft: true }],
  [{ date: "2024-13-45" }, { draft: true }],
  [{ last_update: { date: "2024-06-01" }, date }, { updated: "2024-06-01" }],
  [{ date, permalink: false }, { draft: true }],
  [{ slug: "/posts/un-titre/" }, { slug: "un-titre", aliases: ["/posts/un-titre"] }],
  [{ permalink: "/articles/{{ page.fileSlug }}/" }, { slug: "nom", aliases: [] }],
  [{ taxonomies: { tags: ["a"] } }, { tags: ["a"] }],
  [{ "cover-img": "/a.png", "thumbnail-img": "/b.png" }, { cover: "./a.png" }],
])("%j is %j", async (fields, expected) => {
  expect(await imported(fields)).toMatchObject(expected)
})

test("R-30: fields that are not imported are logged", async () => {
  const { notes } = await imported({
    ...{ layout: "post", sponsor: "x", keywords: "a", heroAlt: "y", header: { teaser: "a.png" } },
    ...{ permalink: "/a/{{ page.fileSlug }}/", date: "hier", tags: ["日本"] },
  })
  expect(notes?.changed).toContainEqual({
    words: "champs laissés : sponsor, keywords, heroalt, header, permalink",
  })
  expect(notes?.open.map(({ words }) => words)).toEqual(
    expect.arrayContaining([
      "la date « hier » n’a pas été comprise",
      "le sujet « 日本 » ne donne pas d’adresse et a été laissé",
    ]),
  )
})

test("the fields of Pelican are read, and its draft stays one", async () => {
  const fields = "Title: Un mot : la suite\nDate: 2020-01-02\nTags: a, b\nSlug: x\nStatus: draft"
  const { posts } = await importedFiles({
    "a.md": `${fields}\nSummary: Une\n  phrase.\n\nUn texte.\n`,
  })
  expect(posts).toMatchObject([
    {
      file: "content/blog/x/index.md",
      text: "Un texte.\n",
      fields: {
        ...{ title: "Un mot : la suite", date: "2020-01-02", tags: ["a", "b"] },
        ...{ draft: true, description: "Une phrase." },
      },
    },
  ])
})

test("R-30: a title with a colon needs no quotation marks, and is listed", async () => {
  const fields = "title: Modèles : la suite\ndate: 2020-01-02"
  const { posts } = await importedFiles({ "a.md": `---\n${fields}\n---\nUn texte.` })
  expect(posts.map(({ fields }) => fields.title)).toEqual(["Modèles : la suite"])
  expect(posts[0]?.notes.changed[0]).toEqual({
    words: expect.stringMatching(/^title\s: lu comme un seul texte.*guillemets/),
    line: 2,
  })
})
