/** @jest-environment node */
import { renderToString } from "react-dom/server"
import { Helmet } from "react-helmet"
import { keepHead, takeHead } from "./static-head"

Helmet.canUseDOM = false

test("S-17: pages that are written at the same time keep their own heads", () => {
  renderToString(<Helmet title="Une" />)
  keepHead("/une")
  renderToString(<Helmet title="Deux" />)
  keepHead("/deux")
  expect(takeHead("/une")?.title.toString()).toContain(">Une<")
  expect(takeHead("/deux")?.title.toString()).toContain(">Deux<")
  expect(takeHead("/deux")).toBeUndefined()
})

test("S-17: a page without a title stops the build", () => {
  renderToString(<p>Sans titre</p>)
  expect(() => keepHead("/x")).toThrow("/x was rendered without a title")
})
