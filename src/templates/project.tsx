import { graphql } from "gatsby"
import { ArticleBody, type ArticlePageProps } from "../components/article/article-body"
import { ProjectFacts, ProjectResults } from "../components/case-study"
import * as styles from "../components/chapters.module.css"
import { Cover } from "../components/cover"
import { Gallery } from "../components/gallery"
import { PageTitle } from "../components/page-title"
import { fileOf } from "../components/responsive-picture"
import { Sheet } from "../components/sheet"
import { TextEnd } from "../components/text-end"
import { EmptyPage, PageHead } from "../head/page-head"
import { t } from "../i18n/translate"
import type { EndContext } from "../shared/article-end"
import { isDrawnOnPage } from "../shared/drawn-on-page"
import { SITE_PATHS } from "../shared/site-paths"

type Props = ArticlePageProps<Queries.ProjectPageQuery> & { pageContext: EndContext }

export default function ProjectPage({ data, pageContext, children }: Props) {
  const { project, next, siteSettings } = data
  if (!project) return <EmptyPage />
  return (
    <>
      <PageHead
        title={project.title}
        description={project.description}
        type="article"
        subject={{ kind: "project", image: fileOf(project.cover) }}
      />
      <Sheet
        first
        grid={!isDrawnOnPage(project.coverDrawing)}
        head={<PageTitle title={project.title} lead={project.description} />}
        margin={<ProjectFacts project={project} />}
      >
        <Cover first className="box" of={project} />
      </Sheet>
      <ProjectResults results={project.results} sourceUrl={siteSettings.sourceUrl} />
      <Sheet className={styles.chapters}>
        <ArticleBody article={project}>{children}</ArticleBody>
      </Sheet>
      <Gallery pictures={project.gallery} />
      <TextEnd
        title={project.title}
        author={siteSettings.identity}
        end={pageContext.end}
        next={next}
        lists={[{ path: SITE_PATHS.projects, title: t("home.projects.all") }]}
      />
    </>
  )
}

export const query = graphql`
  query ProjectPage($id: String!, $nextId: String) {
    project(id: { eq: $id }) {
      title
      description
      coverAlt
      coverDrawing
      cover {
        ...WidePicture
      }
      ...CaseStudy
      gallery {
        ...GalleryPicture
      }
      ...ArticleBody
    }
    next: project(id: { eq: $nextId }) {
      path
      title
      description
    }
    siteSettings {
      sourceUrl
      identity {
        ...Author
      }
    }
  }
`
