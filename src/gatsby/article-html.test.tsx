import { screen } from "@testing-library/react"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { type ArticlePicture, articleHtml, type ShownFile } from "./article-html"

/** Signs with a meaning in HTML. */
const ALT = `<b>"Un" & 'plan'`

/** As gatsby-plugin-sharp answers: no file is wider than the picture, but `width` is the requested one. */
const processed = (...widths: readonly number[]): IGatsbyImageData => ({
  layout: "constrained",
  width: 960,
  height: 480,
  backgroundColor: "rgb(1, 2, 3)",
  images: {
    fallback: {
      src: "/static/a.png",
      srcSet: widths.map(width => `/static/a-${width}.png ${width}w`).join(",\n"),
      sizes: "100vw",
    },
    sources: [{ type: "image/webp", srcSet: "/static/a.webp 960w", sizes: "100vw" }],
  },
})

const around = (file: Partial<ShownFile>) => ({
  prefix: "/carnet",
  files: new Map([
    [
      "./a.png",
      {
        ...{ width: 2000, height: 1000, transparent: false, url: undefined, still: undefined },
        ...{ processed: processed(240, 480, 960), ...file },
      },
    ],
  ]),
  still: { label: "Image fixe", lang: undefined },
})

function show(file: Partial<ShownFile>, asked: Partial<ArticlePicture> = {}): HTMLElement {
  document.body.innerHTML = articleHtml([{ picture: "./a.png", alt: ALT, ...asked }], around(file))
  const [shown] = screen.getAllByRole("img", { name: ALT })
  if (!shown) throw new Error("no picture")
  return shown
}

test("an address of the site is below its path, without a slash at its end", () => {
  const links = ["/", "/blog/", "/blog/?tag=a/", "/blog/a#b"].map(link => ({ link }))
  expect(links.map(link => articleHtml([link], around({})))).toEqual([
    "/carnet",
    "/carnet/blog",
    "/carnet/blog?tag=a/",
    "/carnet/blog/a#b",
  ])
})

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
  const image = show({ width: 320, height: 160, processed: processed(80, 160, 320) })
  expect(sizeOf(image)).toEqual(["320", "160"])
})

const drawing = { url: "/static/a.svg", processed: undefined, width: 24, height: 24 }

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
  const moving = { url: "/static/a.webp", still: "/static/a-still.webp", processed: undefined }
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

test("a cover that is drawn for the page is a part of it, where a picture of the text is that file", () => {
  const drawing = { src: "./planche.svg", html: "<svg></svg>" }
  const shown = (picture: string, inline?: true, alt = ALT) =>
    articleHtml([{ picture, alt, inline }], { ...around({ url: "/a.svg" }), drawing })
  document.body.innerHTML = shown("./planche.svg")
  expect(document.querySelector(".drawn[data-grid] > svg")).not.toBeNull()
  expect(document.querySelector("[role=img]")).toHaveAccessibleName(ALT)
  for (const html of [shown("./a.png"), shown("./planche.svg", true)])
    expect(html).not.toContain("drawn")
  document.body.innerHTML = shown("./planche.svg", undefined, "")
  expect(document.querySelector(".drawn")).toHaveAttribute("aria-hidden", "true")
  expect(document.querySelector(".drawn")).not.toHaveAttribute("role")
})
