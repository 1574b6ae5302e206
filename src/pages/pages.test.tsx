import { outlineOf } from "../testing/outline"
import { legalNotices } from "../testing/sample-legal"
import * as queries from "../testing/sample-queries"
import NotFoundPage from "./404"
import AboutMePage from "./about-me"
import HomePage from "./index"
import LegalNoticesPage from "./mentions-legales"
import ProjectsPage from "./project"

const chosen = ["un", "deux"].map(name => ({ name, featured: true }))
const others = ["trois", "quatre"].map(name => ({ name, featured: false }))

test("the home page: chosen projects, and a link to all; latest posts, earlier ones if chosen", () => {
  expect(outlineOf(<HomePage data={queries.home([...others, ...chosen])} />, "/")).toMatchSnapshot()
})

test("a home page without chosen projects shows six", () => {
  const names = ["un", "deux", "trois", "quatre", "cinq", "six", "sept"]
  const all = names.map(name => ({ name, featured: false }))
  const outline = outlineOf(<HomePage data={queries.home(all)} />, "/")
  expect(outline.match(/^ {2}article$/gm)).toHaveLength(6)
  expect(outline).not.toContain("Projet sept")
})

test("the page of all projects, and of none", () => {
  const { allProject } = queries.home([...chosen, ...others])
  expect(outlineOf(<ProjectsPage data={{ allProject }} />, "/project")).toMatchSnapshot()
  const none = outlineOf(<ProjectsPage data={{ allProject: { nodes: [] } }} />, "/project")
  expect(none).toContain("Aucun projet n’est encore publié.")
})

test("the page about the owner", () => {
  expect(outlineOf(<AboutMePage data={queries.aboutMe(false)} />, "/about-me")).toMatchSnapshot()
})

test("VISUAL 14: beside a portrait, the owner's name is there for paper", () => {
  const outline = outlineOf(<AboutMePage data={queries.aboutMe(true)} />, "/about-me")
  expect(outline).toContain("img alt=Un visage.")
  expect(outline).toContain("dd (on paper): Ada Essai")
})

const legalPage = (legal?: Parameters<typeof legalNotices>[0]) =>
  outlineOf(<LegalNoticesPage data={legalNotices(legal)} />, "/mentions-legales")

test("the legal notices", () => {
  expect(legalPage()).toMatchSnapshot()
})

test("S-10: the page for an address that leads nowhere, as its file is", () => {
  expect(outlineOf(<NotFoundPage data={queries.notFound} />, "/404.html")).toMatchSnapshot()
})
