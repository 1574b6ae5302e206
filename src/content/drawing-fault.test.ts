/** @jest-environment node */
import { problemsOf } from "../testing/sample-content"

const PROJECT =
  "---\ntitle: Un\ndescription: Deux.\nperiod: { start: 2024-01 }\nrole: Trois\nstack: [Quatre]\ncover: ./planche.svg\ncoverAlt: Un trait.\n---\nDu texte.\n"

const drawing = (shapes: string, attributes = 'viewBox="0 0 640 400"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes} fill="none">${shapes}</svg>`

const faultsOf = (svg: string) =>
  problemsOf({ "content/projects/un/index.mdx": PROJECT, "content/projects/un/planche.svg": svg })

test("issue 14.2: a cover may be a drawing in the site's colours", async () => {
  const shapes = '<path d="M0 0h9" stroke="var(--ink, #15161c)"/>'
  expect(await faultsOf(drawing(shapes))).toEqual([])
})

test.each([
  ["a script", drawing("<script>1</script>"), "<script>"],
  ["styles, which the policy refuses", drawing('<path style="fill:red"/>'), "the attribute style"],
  ["a handler", drawing('<path onclick="1"/>'), "the attribute onclick"],
  ["what is elsewhere", drawing('<image href="https://ailleurs.example/a.png"/>'), "<image>"],
  ["no viewBox", drawing("", 'width="640" height="400"'), "none"],
  ["a traced photograph", drawing(`<path d="M0 0${"h1".repeat(4000)}"/>`), /^8\d{3} bytes$/],
])("issue 14.2: a drawing with %s is refused, with what to do", async (_, svg, received) => {
  const [problem, ...others] = await faultsOf(svg)
  expect(others).toEqual([])
  expect(problem).toMatchObject({ severity: "error", file: "content/projects/un/index.mdx" })
  expect(problem?.received).toEqual(
    typeof received === "string" ? received : expect.stringMatching(received),
  )
})
