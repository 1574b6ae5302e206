import { graphql } from "gatsby"
import facts from "site-facts"
import { FeaturedProject } from "../components/featured-project"
import { PageTitle } from "../components/page-title"
import { Sheet } from "../components/sheet"
import { PageHead } from "../head/page-head"
import { t } from "../i18n/translate"

/** All projects, in the owner's order. */
export default function ProjectsPage({ data }: { data: Queries.ProjectsPageQuery }) {
  const { nodes: projects } = data.allProject
  const count = projects.length
  return (
    <>
      <PageHead
        title={t("projects.title")}
        description={t("projects.description", { name: facts.identity.name })}
      />
      <Sheet first margin={count > 1 && t("projects.count", { count })}>
        <PageTitle
          title={t("projects.title")}
          lead={t(count > 0 ? "projects.lead" : "projects.empty")}
        />
      </Sheet>
      {count > 0 && (
        <Sheet>
          {projects.map(project => (
            <FeaturedProject key={project.path} project={project} heading="h2" />
          ))}
        </Sheet>
      )}
    </>
  )
}

export const query = graphql`
  query ProjectsPage {
    allProject(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...FeaturedProject
      }
    }
  }
`
