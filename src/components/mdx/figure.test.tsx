import { cleanup, render, screen } from "@testing-library/react"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { type ArticleImage, Figure, InlineImage, type PictureProps, ShownArticle } from "./figure"

/** As gatsby-plugin-sharp answers: no file is wider than the picture, but `width` is what was asked for. */
function processed(...widths: readonly number[]) {
  const srcSet = widths.map(width => `/static/a-${width}.png ${width}w`).join(",\n")
  const gatsbyImageData: IGatsbyImageData = {
    layout: "constrained",
    width: 960,
    height: 480,
    backgroundColor: "rgb(1, 2, 3)",
    images: { fallback: { src: "/static/a.png", srcSet }, sources: [] },
  }
  return { childImageSharp: { gatsbyImageData } }
}

function show(
  image: Partial<ArticleImage>,
  Shown: (props: PictureProps) => React.ReactNode = props => (
    <Figure caption="Le plan" {...props} />
  ),
  asked: Pick<PictureProps, "width" | "height"> = {},
): HTMLElement {
  const whole = {
    src: "./a.png",
    width: 2000,
    height: 1000,
    transparent: false,
    url: null,
    still: null,
  }
  const file = processed(240, 480, 960)
  const images = new Map([["./a.png", { ...whole, file, ...image }]])
  render(
    <ShownArticle.Provider value={{ images }}>
      <Shown src="./a.png" alt="Un plan" {...asked} />
    </ShownArticle.Provider>,
  )
  const [shown] = screen.getAllByRole("img", { name: "Un plan" })
  if (!shown) throw new Error("no picture")
  return shown
}

const sizeOf = (image: HTMLElement) => [image.getAttribute("width"), image.getAttribute("height")]

test("a photograph holds its place with its size and its colour", () => {
  const image = show({})
  expect(image).toHaveAttribute("width", "960")
  expect(image).toHaveAttribute("data-colour", "rgb(1, 2, 3)")
  expect(screen.getByRole("figure")).toHaveTextContent("Le plan")
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
  ["a photograph", {}, { width: "200" }, ["200", "100"]],
  ["a photograph", {}, { height: 50 }, ["100", "50"]],
  ["a photograph", {}, { width: "50%" }, ["960", "480"]],
  ["a drawing", drawing, { width: 48 }, ["48", "48"]],
])("%s %p has the size that its author asks for: %p", (_what, image, asked, size) => {
  expect(sizeOf(show(image, undefined, asked))).toEqual(size)
  cleanup()
  expect(sizeOf(show(image, InlineImage, asked))).toEqual(size)
})

test("a picture in a sentence is as tall as its line, unless its author gives a size", () => {
  expect(show({}, InlineImage)).toHaveClass("inline")
  cleanup()
  expect(show({}, InlineImage, { width: "200" })).not.toHaveClass("inline")
})

test("a drawing is the file itself", () => {
  const image = show(drawing)
  expect(image).toHaveAttribute("src", "/static/a.svg")
})

test("before scripts know what is shown, nothing offers to enlarge it", () => {
  show({})
  expect(screen.queryByRole("button")).not.toBeInTheDocument()
})

test("issue 30.3: an animated picture can be stopped without scripts, and rests where motion is not welcome", () => {
  const moving = { url: "/static/a.webp", still: "/static/a-still.webp", file: null }
  for (const Shown of [undefined, InlineImage]) {
    cleanup()
    show(moving, Shown)
    const [image, still] = screen.getAllByRole("img", { name: "Un plan" })
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
  }
})
