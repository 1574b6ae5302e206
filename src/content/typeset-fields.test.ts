import { typesetFields } from "./typeset-fields"

const post = {
  title: "L'eau !",
  slug: "l'eau",
  aliases: ["/l'eau"],
  tags: ["mode d'emploi", "..."],
  series: { title: "L'eau : suite", position: 1 },
  results: [{ value: "1 000 s", label: "Vite ?", proof: { command: "npm run 'a' ?" } }],
  gallery: [{ src: "./l'a.png", alt: "L'a", caption: "Quoi ?" }],
  analytics: { data: { title: "l'a" } },
  highlights: ["Un ?", "L'autre"],
}

describe("fields are set as the French do", () => {
  it("those that are read, no others", () => {
    expect(typesetFields(post, true)).toEqual({
      title: "L’eau\u202F!",
      slug: "l'eau",
      aliases: ["/l'eau"],
      tags: ["mode d’emploi", "…"],
      series: { title: "L’eau\u00A0: suite", position: 1 },
      results: [
        {
          value: "1\u202F000\u202Fs",
          label: "Vite\u202F?",
          proof: { command: "npm run 'a' ?" },
        },
      ],
      gallery: [{ src: "./l'a.png", alt: "L’a", caption: "Quoi\u202F?" }],
      analytics: { data: { title: "l'a" } },
      highlights: ["Un\u202F?", "L’autre"],
    })
  })

  it("of a post in another language, the names that the whole site has", () => {
    const { tags, series, ...others } = typesetFields(post, false)
    expect(tags).toEqual(["mode d’emploi", "…"])
    expect(series.title).toBe("L’eau\u00A0: suite")
    expect({ ...others, tags: post.tags, series: post.series }).toEqual(post)
  })

  it("the data that were given stay as they are", () => {
    const given = { title: "Oui ?" }
    typesetFields(given, true)
    expect(given).toEqual({ title: "Oui ?" })
  })
})
