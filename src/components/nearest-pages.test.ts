import { nearestPages } from "./page-suggestions"

const pages = [
  "/",
  "/about-me",
  "/blog",
  "/blog/ecrire-un-article",
  "/blog/notes",
  "/project/notes",
  "/project/compteur-de-visites",
].map(path => ({ path, title: path }))
const nearest = (address: string) => nearestPages(pages, address)[0]?.path

test.each([
  ["/blog/ecrire-un-artcle", "/blog/ecrire-un-article"],
  ["/blog/%C3%A9crire-un-article", "/blog/ecrire-un-article"],
  ["/ecrire-un-article?page=2#titre", "/blog/ecrire-un-article"],
  ["/articles/2024/ecrire-un-article/", "/blog/ecrire-un-article"],
  ["/projets/compteur-de-visite", "/project/compteur-de-visites"],
  ["/projet/notes", "/project/notes"],
  ["/blogs/notes", "/blog/notes"],
  ["/ABOUT", "/about-me"],
  ["/blogs", "/blog"],
])("VISUAL 15: the page nearest to %s is %s", (address, path) => {
  expect(nearest(address)).toBe(path)
})

test("S-27: among a thousand pages an article is found behind one wrong letter, wherever it is", () => {
  const right = "/blog/ecrire-un-article"
  const others = Array.from({ length: 1000 }, (_, index) => `/blog/article-${index}-du-cahier`)
  const all = [...others, ...pages.map(({ path }) => path)].map(path => ({ path, title: path }))
  for (let at = "/blog/".length; at < right.length; at += 1) {
    const [start, rest] = [right.slice(0, at), right.slice(at + 1)]
    for (const wrong of [`${start}${rest}`, `${start}x${rest}`, `${start}xx${rest}`])
      expect([wrong, nearestPages(all, wrong)[0]?.path]).toEqual([wrong, right])
  }
})

test.each(["/wp-login.php", "/%E0%A4%A", "/zzz"])("VISUAL 15: no page is near to %s", address => {
  expect(nearestPages(pages, address)).toEqual([])
})
