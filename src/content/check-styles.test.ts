import { formatProblems } from "@site/problems"
import { post, problemsOf } from "../testing/sample-content"

const styled = (from: number, to: number) =>
  post(
    Array.from(
      { length: to - from },
      (_, index) => `<b style="width:${from + index}px">a</b>`,
    ).join("\n\n"),
  )

const told = async (files: Record<string, string>) => formatProblems(await problemsOf(files))

test("issue 30.1: style attributes are counted once for all texts; many are a warning of the text with most", async () => {
  const files = { "content/blog/a.md": styled(0, 3), "content/blog/b.md": styled(2, 8) }
  expect(await told(files)).toBe("")
  expect(
    await told({ ...files, "content/blog/c.mdx": post("<b style={{ top: 0 }}>a</b>") }),
  ).toMatch(
    /^avertissement content\/blog\/b\.md:1 {2}style — attendu\s: au plus 8 attributs style différents .* reçu\s: 9, dont 6 dans ce fichier\./,
  )
})

test("issue 30.1: more than the policy can hold are an error of the check, before a build", async () => {
  expect(await told({ "content/blog/a.md": styled(0, 15) })).toMatch(/^avertissement /)
  expect(await told({ "content/blog/a.md": styled(0, 16) })).toMatch(
    /^erreur content\/blog\/a\.md:1 {2}style — .* reçu\s: 16, dont 16/,
  )
})
