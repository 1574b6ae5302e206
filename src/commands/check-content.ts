import { type ContentProblem, countProblems, formatProblems, hasErrors } from "@site/problems"
import { hintsOf } from "../content/hints"
import { loadContent } from "../content/load-content"
import { messages } from "../messages/messages"
import { npmScript } from "./npm-script"

const ROOT = process.cwd()

/** Checks everything below `content/` without building: prints all problems, and exits with 1 on errors. */
npmScript(async () => {
  const content = await loadWithHints()
  const { problems, hints } = content
  if (problems.length > 0) console.error(`${formatProblems(problems)}\n`)
  if (hints.length > 0) process.stdout.write(`${formatProblems(hints)}\n\n`)
  process.stdout.write(`${summary(content)}\n`)
  return !hasErrors(problems)
})

async function loadWithHints() {
  const content = await loadContent(ROOT)
  const hints = await hintsOf(ROOT, content)
  const all = [...content.problems, ...hints]
  const isHint = ({ severity }: ContentProblem) => severity === "hint"
  return {
    ...content,
    problems: all.filter(problem => !isHint(problem)),
    hints: all.filter(isHint),
  }
}

function summary({ posts, projects, pages, problems, hints, ...content }: Loaded) {
  const wording = messages.report.summary
  const [errors, warnings] = [countProblems(problems, "error"), countProblems(problems, "warning")]
  return [
    wording.content(posts.length, projects.length, pages.length),
    wording.problems(errors, warnings, countProblems(hints, "hint")),
    wording.compiled(content.compiled, content.reused),
    ...(content.nextPublication ? [wording.next(content.nextPublication)] : []),
  ].join(wording.separator)
}

type Loaded = Awaited<ReturnType<typeof loadWithHints>>
