import { nearestPages } from "./nearest-pages"

const pages = ["/about-me", "/blog", "/blog/ecrire-un-article", "/project/compteur-de-visites"].map(
  path => ({ path, title: path }),
)
const nearest = (address: string) => nearestPages(pages, address)[0]?.path

test.each([
  ["/blog/ecrire-un-artcle", "/blog/ecrire-un-article"],
  ["/ecrire-un-article?page=2#titre", "/blog/ecrire-un-article"],
  ["/projets/compteur-de-visite", "/project/compteur-de-visites"],
  ["/ABOUT", "/about-me"],
  ["/blogs", "/blog"],
])("VISUAL 15: the page nearest to %s is %s", (address, path) => {
  expect(nearest(address)).toBe(path)
})

test("an address like none keeps every page", () => {
  expect(nearestPages(pages, "/")).toHaveLength(pages.length)
})
