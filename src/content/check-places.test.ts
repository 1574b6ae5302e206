import { symlink } from "node:fs/promises"
import { join } from "node:path"
import { loadSample, post, sampleProject } from "../testing/sample-content"

/** File, severity and advice of each problem of a project with these files. */
async function told(root: string) {
  const { problems } = await loadSample(root)
  return problems.map(
    ({ file, severity, hint = "" }) => `${severity} ${file} ${hint.split("\u202F")[0]}`,
  )
}

test.each([
  ["content/blog/2024/un/index.md", "content/blog/un.md"],
  ["content/blog/2023/deux.md", "content/blog/deux.md"],
  ["content/blog/trois/texte.mdx", "content/blog/texte.mdx"],
  ["content/pages/outils/aide/index.markdown", "content/pages/aide.md"],
  ["content/projects/cinq.markdown", "content/projects/cinq.md"],
  ["content/blog/six/index.MD", "content/blog/six.md"],
  ["content/blog/sept.MDX", "content/blog/sept.mdx"],
  ["content/posts/quatre.md", "content/blog/quatre.md"],
])("R-16: a warning names %s, which no page shows, and where it belongs", async (file, place) => {
  expect(await told(await sampleProject({ [file]: post() }))).toEqual([
    `warning ${file} Déplacez-le en ${place}`,
  ])
})

test("notes of the owner's own, and articles in their places, have none", async () => {
  const files = [
    ...["content/LISEZMOI.md", "content/blog/_notes/idee.md", "content/blog/x/_plan.md"],
    ...["content/blog/x/index.md", "content/blog/y.mdx", "content/demonstration/a/b/c.md"],
  ]
  const root = await sampleProject(Object.fromEntries(files.map(file => [file, post()])))
  expect(await told(root)).toEqual([])
})

test("R-16: a symbolic link to nothing has a warning", async () => {
  const root = await sampleProject({ "content/blog/x/index.md": post() })
  await symlink("../ailleurs.md", join(root, "content/blog/perdu.md"))
  expect(await told(root)).toEqual(["warning content/blog/perdu.md "])
})
