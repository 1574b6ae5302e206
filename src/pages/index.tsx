import { graphql } from "gatsby"
import { Fragment, type ReactNode } from "react"
import { FeaturedProject } from "../components/featured-project"
import { Hero } from "../components/hero"
import { PostList } from "../components/post-list"
import { Sheet } from "../components/sheet"
import { SiteLink } from "../components/site-link"
import { TechStack } from "../components/tech-stack"
import { PageHead } from "../head/page-head"
import { labelLang, t } from "../i18n/translate"
import { SITE_PATHS } from "../shared/site-paths"

/** Number of projects, unless some are chosen. */
const SHOWN = 6

export default function HomePage({ data }: { data: Queries.HomePageQuery }) {
  const { siteSettings, chosenPosts, latestPosts } = data
  const projects = data.allProject.nodes
  const chosen = projects.filter(({ featured }) => featured)
  const shown = chosen.length > 0 ? chosen : projects.slice(0, SHOWN)
  // The chosen ones lead, whatever their age.
  const chosenPaths = new Set(chosenPosts.nodes.map(({ path }) => path))
  const others = latestPosts.nodes.filter(({ path }) => !chosenPaths.has(path))
  const posts = [...chosenPosts.nodes, ...others]
  const sections: Readonly<Record<string, ReactNode>> = {
    projects: projects.length > 0 && (
      <Sheet
        id="projets"
        title={t("home.projects")}
        margin={<SiteLink href={SITE_PATHS.projects}>{t("home.projects.all")}</SiteLink>}
      >
        {shown.map(project => (
          <FeaturedProject key={project.path} project={project} />
        ))}
      </Sheet>
    ),
    techstacks: siteSettings.techStack.length > 0 && (
      <Sheet
        id="techstacks"
        title={t("home.stack")}
        titleLang={labelLang("home.stack.lang")}
        margin={t("home.stack.note")}
      >
        <TechStack groups={siteSettings.techStack} />
      </Sheet>
    ),
    posts: posts.length > 0 && (
      <Sheet
        title={t("home.posts")}
        margin={<SiteLink href={SITE_PATHS.blog}>{t("home.posts.all")}</SiteLink>}
      >
        <PostList posts={posts} />
      </Sheet>
    ),
  }
  const projectsAt = siteSettings.home.includes("projects") ? "#projets" : SITE_PATHS.projects
  return (
    <>
      <PageHead title={siteSettings.identity.jobTitle} />
      <Hero settings={siteSettings} projectsAt={projects.length > 0 ? projectsAt : undefined} />
      {siteSettings.home.map(name => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
    </>
  )
}

export const query = graphql`
  query HomePage {
    siteSettings {
      ...Hero
      home
      techStack {
        ...TechStackGroup
      }
    }
    allProject(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        featured
        ...FeaturedProject
      }
    }
    chosenPosts: allBlogPost(filter: { featured: { eq: true } }, sort: [{ date: DESC }, { slug: DESC }], limit: 3) {
      nodes {
        ...PostListItem
      }
    }
    latestPosts: allBlogPost(sort: [{ date: DESC }, { slug: DESC }], limit: 3) {
      nodes {
        ...PostListItem
      }
    }
  }
`
