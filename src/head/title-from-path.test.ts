import { titleFromPath } from "./document-head"

describe("S-17: a page without a title takes it from its path", () => {
  test.each([
    ["/", ""],
    ["/about-me", "About Me"],
    ["/blog/compter-les-visites", "Compter Les Visites"],
    ["/blog/x/", "X"],
    ["/%C3%A9t%C3%A9-indien", "Été Indien"],
    ["/100%", "100%"],
    ["/a--b", "A B"],
  ])("%s → %s", (path, title) => {
    expect(titleFromPath(path)).toBe(title)
  })
})
