import type { ReactNode } from "react"
import { ArchiveList } from "../components/archive-list"
import { ProjectFacts, ProjectResults } from "../components/case-study"
import { ContactLinks, CvTimeline } from "../components/cv-sections"
import { FeaturedProject } from "../components/featured-project"
import { Hero } from "../components/hero"
import { NextLinks } from "../components/next-links"
import { PostList } from "../components/post-list"
import { Sheet } from "../components/sheet"
import { TechStack } from "../components/tech-stack"
import { t } from "../i18n/translate"
import { frenchDay } from "../shared/french-date"
import { Colours } from "./colours"
import { featuredProject, hero, posts, projectFacts, results, stays, techStack } from "./samples"
import { TypeScale } from "./type-scale"

/** The parts of the other pages, one sheet each. */
export function OtherParts({ images }: Pick<Queries.ArticleBodyFragment, "images">) {
  const picture = images.find(({ file }) => file?.childImageSharp)?.file?.childImageSharp
  return (
    <>
      <Part name="Échelle">
        <TypeScale />
      </Part>
      <Part name="Couleurs">
        <Colours />
      </Part>
      <Hero settings={hero} hasProjects />
      <Part name="Projets choisis">
        <FeaturedProject project={featuredProject("Avec image", picture?.gatsbyImageData)} />
        <FeaturedProject project={featuredProject("Sans image")} />
        <FeaturedProject project={featuredProject("Avec image", picture?.gatsbyImageData)} />
      </Part>
      <Sheet margin={<ProjectFacts project={projectFacts} />}>
        <p>Les faits d’un projet, dans la marge.</p>
      </Sheet>
      <ProjectResults results={results} />
      <Part name="Technologies">
        <TechStack groups={techStack} />
      </Part>
      <Part name="Articles">
        <PostList posts={posts} />
        <ArchiveList
          entries={posts.map(({ date, ...post }) => ({ when: frenchDay(date), ...post }))}
        />
      </Part>
      <Part name="Liste vide">
        <p>{t("blog.empty")}</p>
      </Part>
      <CvTimeline title="Parcours" entries={stays} />
      <Part name="Contact">
        <ContactLinks
          email="essai@example.org"
          links={[{ label: "Un profil", url: "https://example.org/profil" }]}
        />
      </Part>
      <NextLinks
        label={t("post.more")}
        links={[
          { label: t("post.next"), to: { path: "/blog", title: "Le suivant" } },
          {
            label: t("post.previous"),
            to: { path: "/about-me", title: "Le précédent" },
            back: true,
          },
        ]}
      />
    </>
  )
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <Sheet title={name}>{children}</Sheet>
)
