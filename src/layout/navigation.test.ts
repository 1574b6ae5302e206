import facts from "../testing/site-facts"
import { currentMark, navigationEntries } from "./navigation"

test("S-5: the navigation has these labels in this order", () => {
  expect(navigationEntries(facts)).toEqual([
    { label: "Home", to: "/" },
    { label: "About me", to: "/about-me" },
    { label: "My Tech Stack", to: "/#techstacks" },
    { label: "Blog", to: "/blog" },
  ])
})

test("an entry that the owner switched off is gone; Home stays", () => {
  const navigation = { aboutMe: false, techStack: false, blog: false }
  expect(navigationEntries({ navigation }).map(({ to }) => to)).toEqual(["/"])
})

test.each([
  ["/", "/", "page"],
  ["/", "/blog", undefined],
  ["/blog", "/blog", "page"],
  ["/blog", "/blog/x", "true"],
  ["/blog", "/blogue", undefined],
  ["/#techstacks", "/", undefined],
])("S-5: the mark of entry %s on page %s is %s", (to, pathname, mark) => {
  expect(currentMark(to, pathname)).toBe(mark)
})
