import { tagsOfOnePost } from "../content/check-tags"
import { formatProblems, hasErrors } from "../content/content-problem"
import { type Content, loadContent } from "../content/load-content"
import { npmScript } from "./npm-script"

/** Checks everything below `content/` without building: prints all problems, and exits with 1 on errors. */
npmScript(async () => {
  const content = await loadContent(process.cwd())
  const { problems } = content
  if (problems.length > 0) console.error(`${formatProblems(problems)}\n`)
  const alone = tagsOfOnePost(content.posts)
  if (alone.length > 0)
    process.stdout.write(`hint: one post alone has each of these tags: ${alone.join(", ")}\n`)
  process.stdout.write(`${summary(content)}\n`)
  return !hasErrors(problems)
})

function summary({ posts, projects, pages, problems, compiled, reused, nextPublication }: Content) {
  const errors = problems.filter(({ severity }) => severity === "error").length
  return [
    `${posts.length} posts, ${projects.length} projects, ${pages.length} pages`,
    `${errors} errors, ${problems.length - errors} warnings`,
    `${compiled} compiled, ${reused} from the cache`,
    ...(nextPublication ? [`next publication ${nextPublication.toISOString()}`] : []),
  ].join("; ")
}
