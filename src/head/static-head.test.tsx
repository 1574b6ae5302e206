/** @jest-environment node */
import { renderToString } from "react-dom/server"
import { Helmet } from "react-helmet"
import { takeHead } from "./static-head"

Helmet.canUseDOM = false

test("S-17: pages that are written at the same time keep their own heads", () => {
  renderToString(<Helmet title="Une" />)
  const first = takeHead("/une")
  renderToString(<Helmet title="Deux" />)
  const second = takeHead("/deux")
  expect(first.title.toString()).toContain(">Une<")
  expect(second.title.toString()).toContain(">Deux<")
})

test("S-17: a page without a title stops the build", () => {
  renderToString(<p>Sans titre</p>)
  expect(() => takeHead("/x")).toThrow("/x was rendered without a title")
})
