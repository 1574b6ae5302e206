import { createHistory, createMemorySource, LocationProvider } from "@reach/router"
import { render, waitFor } from "@testing-library/react"
import { Helmet } from "react-helmet"
import { PageHead } from "./page-head"

test("S-17, S-18: the document's head follows a navigation", async () => {
  const history = createHistory(createMemorySource("/about-me?x=1"))
  render(
    <LocationProvider history={history}>
      <PageHead />
    </LocationProvider>,
  )
  expect(document.title).toBe("About Me – Le site d’essai")
  void history.navigate("/blog?page=2&x=1")
  await waitFor(() => expect(document.title).toBe("Blog – Le site d’essai"))
  expect(Helmet.peek().linkTags).toEqual([
    { rel: "canonical", href: "https://essai.example/blog?page=2" },
  ])
  expect(document.documentElement).toHaveAttribute("lang", "fr")
})
