import { render, screen } from "@testing-library/react"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { type ArticleImage, ArticleImages } from "./article-images"
import { Figure } from "./figure"

const processed: IGatsbyImageData = {
  layout: "constrained",
  width: 960,
  height: 480,
  backgroundColor: "rgb(1, 2, 3)",
  images: { fallback: { src: "/static/a.png" }, sources: [] },
}

function show(image: Partial<ArticleImage>): HTMLElement {
  const whole = { src: "./a.png", width: 2000, height: 1000, transparent: false, svgUrl: null }
  const file = { childImageSharp: { gatsbyImageData: processed } }
  render(
    <ArticleImages.Provider value={new Map([["./a.png", { ...whole, file, ...image }]])}>
      <Figure src="./a.png" alt="Un plan" caption="Le plan" />
    </ArticleImages.Provider>,
  )
  return screen.getByRole("img", { name: "Un plan" })
}

test("a photograph holds its place with its size and its colour", () => {
  const image = show({})
  expect(image).toHaveAttribute("width", "960")
  expect(image).toHaveStyle({ backgroundColor: "rgb(1, 2, 3)" })
  expect(screen.getByRole("figure")).toHaveTextContent("Le plan")
})

test("a picture with transparent parts has no colour behind them", () => {
  expect(show({ transparent: true }).style.backgroundColor).toBe("")
})

test("a small picture keeps its size", () => {
  const image = show({ width: 320, height: 160 })
  expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["320", "160"])
})

test("a drawing is the file itself", () => {
  const image = show({ svgUrl: "/static/a.svg", file: null, width: 24, height: 24 })
  expect(image).toHaveAttribute("src", "/static/a.svg")
})

test("before scripts know what is shown, nothing offers to enlarge it", () => {
  show({})
  expect(screen.queryByRole("button")).not.toBeInTheDocument()
})
