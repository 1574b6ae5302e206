import { graphql, type PageProps } from "gatsby"
import { FeaturedProject } from "../components/featured-project"
import { Hero } from "../components/hero"
import { SiteLink } from "../components/mdx/site-link"
import { PostList } from "../components/post-list"
import { SectionHeading } from "../components/section-heading"
import { Sheet } from "../components/sheet"
import { TechStack } from "../components/tech-stack"
import { PageHead } from "../head/page-head"
import { t } from "../i18n/translate"

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { siteSettings, allProject, allBlogPost } = data
  return (
    <>
      <PageHead title="" />
      <Hero settings={siteSettings} hasProjects={allProject.nodes.length > 0} />
      {allProject.nodes.length > 0 && (
        <Sheet
          id="projets"
          margin={
            <SectionHeading note={t("home.projects.note")}>{t("home.projects")}</SectionHeading>
          }
        >
          {allProject.nodes.map(project => (
            <FeaturedProject key={project.path} project={project} />
          ))}
        </Sheet>
      )}
      {siteSettings.techStack.length > 0 && (
        <Sheet
          id="techstacks"
          margin={
            <SectionHeading lang="en" note={t("home.stack.note")}>
              My Tech Stack
            </SectionHeading>
          }
        >
          <TechStack groups={siteSettings.techStack} />
        </Sheet>
      )}
      {allBlogPost.nodes.length > 0 && (
        <Sheet
          margin={
            <SectionHeading note={<SiteLink href="/blog">{t("home.posts.all")}</SiteLink>}>
              {t("home.posts")}
            </SectionHeading>
          }
        >
          <PostList posts={allBlogPost.nodes} headingLevel={3} />
        </Sheet>
      )}
    </>
  )
}

export const query = graphql`
  query HomePage {
    siteSettings {
      ...Hero
      techStack {
        ...TechStackGroup
      }
    }
    allProject(sort: [{ featured: DESC }, { order: ASC }], limit: 6) {
      nodes {
        ...FeaturedProject
      }
    }
    allBlogPost(sort: [{ featured: DESC }, { date: DESC }], limit: 3) {
      nodes {
        ...PostListItem
      }
    }
  }
`
