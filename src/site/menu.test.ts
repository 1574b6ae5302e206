import { menuOf } from "./menu"
import { siteSchema } from "./site-schema"

const home = siteSchema.shape.home.parse(undefined)
const techStack = [{ title: "Tous les jours", items: [] }]
const titled = new Map([
  ["/outils", { title: "Mes outils", lang: "fr" }],
  ["/now", { title: "What I do now", lang: "en" }],
])
const menu = (written: unknown, rest = {}) =>
  menuOf({ home, techStack, menu: siteSchema.shape.menu.parse(written), ...rest }, titled)

test("S-5, S-9: without a list the menu has these labels in this order, in English", () => {
  expect(menu(undefined)).toEqual([
    { label: "Home", to: "/", lang: "en" },
    { label: "About me", to: "/about-me", lang: "en" },
    { label: "My Tech Stack", to: "/#techstacks", lang: "en" },
    { label: "Blog", to: "/blog", lang: "en" },
  ])
})

test.each([{ techStack: [] }, { home: ["posts" as const] }])(
  "without a list, a section that the home page has not is no entry",
  rest => {
    expect(menu(undefined, rest).map(({ to }) => to)).toEqual(["/", "/about-me", "/blog"])
  },
)

test("a list is the owner's order; a page has its title, or other words", () => {
  const written = [
    "now",
    "outils",
    { page: "blog", label: "Journal" },
    { page: "plan", label: "All", lang: "en" },
  ]
  expect(menu(written)).toEqual([
    { label: "What I do now", to: "/now", lang: "en" },
    { label: "Mes outils", to: "/outils", lang: undefined },
    { label: "Journal", to: "/blog", lang: undefined },
    { label: "All", to: "/plan", lang: "en" },
  ])
})
