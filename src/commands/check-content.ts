import { tagsOfOnePost } from "../content/check-tags"
import { formatProblems, hasErrors } from "../content/content-problem"
import { type Content, loadContent } from "../content/load-content"
import { unusedFiles } from "../content/unused-files"
import { messages } from "../messages/messages"
import { npmScript } from "./npm-script"

/** Checks everything below `content/` without building: prints all problems, and exits with 1 on errors. */
npmScript(async () => {
  const content = await loadContent(process.cwd())
  const { problems, posts, projects, pages } = content
  const entries = [...posts, ...projects, ...pages]
  if (problems.length > 0) console.error(`${formatProblems(problems)}\n`)
  const alone = tagsOfOnePost(posts)
  if (alone.length > 0) process.stdout.write(`${messages().report.loneTags(alone)}\n`)
  const unused = hasErrors(problems) ? [] : await unusedFiles(entries)
  if (unused.length > 0) process.stdout.write(`${messages().report.unusedFiles(unused)}\n`)
  process.stdout.write(`${summary(content)}\n`)
  return !hasErrors(problems)
})

function summary({ posts, projects, pages, problems, compiled, reused, nextPublication }: Content) {
  const errors = problems.filter(({ severity }) => severity === "error").length
  const words = messages().report.summary
  return [
    words.content(posts.length, projects.length, pages.length),
    words.problems(errors, problems.length - errors),
    words.compiled(compiled, reused),
    ...(nextPublication ? [words.next(nextPublication.toISOString())] : []),
  ].join(words.separator)
}
