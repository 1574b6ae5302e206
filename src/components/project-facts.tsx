import { graphql } from "gatsby"
import { t } from "../i18n/translate"
import { frenchYears } from "../shared/french-date"
import { MarginFacts } from "./margin-facts"

/** Role, period, stack and links of a project, for the margin (VISUAL 6). */
export function ProjectFacts({ project }: { project: Queries.ProjectFactsFragment }) {
  const { role, period, client, context, stack, links, published } = project
  return (
    <MarginFacts
      facts={[
        { term: t("project.role"), value: role },
        { term: t("project.period"), value: frenchYears(period) },
        { term: t("project.client"), value: client },
        { term: t("project.context"), value: context },
        { term: t("project.stack"), value: stack.join(", ") },
        {
          term: t("project.demo"),
          value: links.demo && <a href={links.demo}>{new URL(links.demo).host}</a>,
        },
        {
          term: t("project.source"),
          value: links.source && <a href={links.source}>{new URL(links.source).host}</a>,
        },
        { term: "", value: !published && t("post.draft") },
      ]}
    />
  )
}

export const query = graphql`
  fragment ProjectFacts on Project {
    role
    period {
      start
      end
    }
    client
    context
    stack
    links {
      demo
      source
    }
    published
  }
`
