import { render, screen } from "@testing-library/react"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { type ArticleImage, type ArticlePicture, articleMarkup } from "./article-markup"

/** Signs with a meaning in HTML. */
const ALT = `<b>"Un" & 'plan'`

/** As gatsby-plugin-sharp answers: no file is wider than the picture, but `width` is the requested one. */
function processed(...widths: readonly number[]) {
  const srcSet = widths.map(width => `/static/a-${width}.png ${width}w`).join(",\n")
  const gatsbyImageData: IGatsbyImageData = {
    layout: "constrained",
    width: 960,
    height: 480,
    backgroundColor: "rgb(1, 2, 3)",
    images: {
      fallback: { src: "/static/a.png", srcSet, sizes: "100vw" },
      sources: [{ type: "image/webp", srcSet: "/static/a.webp 960w", sizes: "100vw" }],
    },
  }
  return { childImageSharp: { gatsbyImageData } }
}

function show(image: Partial<ArticleImage>, asked: Partial<ArticlePicture> = {}): HTMLElement {
  const whole = {
    ...{ src: "./a.png", width: 2000, height: 1000, transparent: false, url: null, still: null },
    file: processed(240, 480, 960),
    ...image,
  }
  const piece = { picture: "./a.png", alt: ALT, ...asked }
  const still = { label: "Image fixe", lang: undefined }
  const html = articleMarkup([piece], new Map([["./a.png", whole]]), still)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as the page shows it.
  render(<div dangerouslySetInnerHTML={{ __html: html }} />)
  const [shown] = screen.getAllByRole("img", { name: ALT })
  if (!shown) throw new Error("no picture")
  return shown
}

const sizeOf = (image: HTMLElement) => [image.getAttribute("width"), image.getAttribute("height")]

test("a photograph holds its place with its size and its colour, in each format", () => {
  const image = show({})
  expect(sizeOf(image)).toEqual(["960", "480"])
  expect(image).toHaveAttribute("data-colour", "rgb(1, 2, 3)")
  expect(image).toHaveAttribute("sizes", "100vw")
  expect(image.getAttribute("srcset")).toContain("/static/a-480.png 480w")
  expect(image.previousElementSibling).toHaveAttribute("type", "image/webp")
  expect(image.previousElementSibling).toHaveAttribute("srcset", "/static/a.webp 960w")
})

test("a picture with transparent parts has no colour behind them", () => {
  expect(show({ transparent: true })).not.toHaveAttribute("data-colour")
})

test("a small picture keeps its size", () => {
  const image = show({ width: 320, height: 160, file: processed(80, 160, 320) })
  expect(sizeOf(image)).toEqual(["320", "160"])
})

const drawing = { url: "/static/a.svg", file: null, width: 24, height: 24 }

test.each([
  ["a photograph", {}, { width: 200 }, ["200", "100"]],
  ["a photograph", {}, { height: 50 }, ["100", "50"]],
  ["a drawing", drawing, { width: 48 }, ["48", "48"]],
])("%s %p has the size that its author wrote: %p", (_what, image, asked, size) => {
  expect(sizeOf(show(image, asked))).toEqual(size)
})

test("a picture in a sentence is as tall as its line", () => {
  expect(show({}, { inline: true })).toHaveClass("inline")
})

test("a drawing is the file itself", () => {
  expect(show(drawing)).toHaveAttribute("src", "/static/a.svg")
})

test("an animated picture can be stopped without scripts, and rests where motion is not welcome", () => {
  const moving = { url: "/static/a.webp", still: "/static/a-still.webp", file: null }
  show(moving)
  const [image, still] = screen.getAllByRole("img", { name: ALT })
  expect(image).toHaveAttribute("src", moving.url)
  expect(image).toHaveAttribute("loading", "lazy")
  const source = image?.previousElementSibling
  expect(source).toHaveAttribute("srcset", moving.still)
  expect(source).toHaveAttribute("media", "(prefers-reduced-motion: reduce)")
  expect(still).toHaveAttribute("src", moving.still)
  expect([image, still].map(one => one && sizeOf(one))).toEqual([
    ["2000", "1000"],
    ["2000", "1000"],
  ])
  expect(screen.getByRole("checkbox", { name: "Image fixe" })).not.toBeChecked()
})
