import { render, screen } from "@testing-library/react"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { posts } from "../testing/sample-queries"
import { ProjectResults } from "./case-study"
import { Gallery } from "./gallery"
import { PostList } from "./post-list"

/** As gatsby-plugin-sharp answers for a file of 320 × 180 when 960 are requested. */
const gatsbyImageData: IGatsbyImageData = {
  layout: "constrained",
  width: 960,
  height: 540,
  images: {
    fallback: {
      src: "/static/a-320.png",
      srcSet: "/static/a-80.png 80w,\n/static/a-160.png 160w,\n/static/a-320.png 320w",
      sizes: "(min-width: 320px) 320px, 100vw",
    },
    sources: [],
  },
}

test("a small picture of a gallery keeps its size, as covers and portraits do", () => {
  const file = { childImageSharp: { gatsbyImageData } }
  render(<Gallery pictures={[{ src: "./a.png", alt: "Un plan", caption: null, file }]} />)
  const image = screen.getByRole("img", { name: "Un plan" })
  expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["320", "180"])
})

test("the screen of a phone in a gallery is lower than a window, in a frame", () => {
  const tall = { ...gatsbyImageData, width: 960, height: 2057, images: { sources: [] } }
  const file = { childImageSharp: { gatsbyImageData: tall } }
  render(<Gallery pictures={[{ src: "./a.png", alt: "Un écran", caption: null, file }]} />)
  const image = screen.getByRole("img", { name: "Un écran" })
  expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["336", "720"])
  expect(image).toHaveClass("box")
})

test("a photograph that leads the list of posts has the frame of covers", () => {
  const picture = { coverAlt: "Un mur", coverDrawing: null }
  const cover = { ...picture, cover: { childImageSharp: { gatsbyImageData } } }
  render(<PostList posts={posts} leadCover={cover} />)
  expect(screen.getByRole("img", { name: "Un mur" })).toHaveClass("box")
})

test("bars are as long as the figures before and after", () => {
  const comparison = { before: 352, after: 67 }
  const result = { value: "67 s", label: "au lieu de 352 s", comparison, was: null, proof: null }
  const { container } = render(<ProjectResults results={[result]} sourceUrl={null} />)
  const bars = [...container.querySelectorAll("rect")].map(bar => bar.getAttribute("width"))
  expect(bars).toEqual(["352", "67"])
  expect(container.querySelector("svg")).toHaveAttribute("viewBox", "0 0 352 2")
})
