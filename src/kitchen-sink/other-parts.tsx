import type { ReactNode } from "react"
import { ProjectFacts, ProjectResults } from "../components/case-study"
import { ContactLinks, CvSections } from "../components/cv-sections"
import { FeaturedProject } from "../components/featured-project"
import { Hero } from "../components/hero"
import { NextLinks } from "../components/next-links"
import { PostList } from "../components/post-list"
import { Sheet } from "../components/sheet"
import { TechStack } from "../components/tech-stack"
import { t } from "../i18n/translate"
import { cv } from "../testing/sample-cv"
import { caseStudy, home, post, project, SOURCE_URL } from "../testing/sample-queries"
import { Colours, TypeScale } from "./tokens"

const { siteSettings } = home([])

/** Links lead to pages that there are. */
const posts = [
  post("/blog", "2026-11-12"),
  {
    ...post("/about-me", "2026-01-02T08:30", "en"),
    title: "A rather long title in another language, which must wrap on every screen that there is",
    published: false,
  },
]

/** The parts of the other pages, one sheet each. */
export function OtherParts({ images }: Pick<Queries.ArticleBodyFragment, "images">) {
  const picture = images.find(({ file }) => file?.childImageSharp)?.file ?? null
  return (
    <>
      <Part name="Échelle">
        <TypeScale />
      </Part>
      <Part name="Couleurs">
        <Colours />
      </Part>
      <Hero settings={siteSettings} projectsAt="#projets" />
      <Part name="Projets choisis">
        {Object.entries({ un: picture, deux: null, trois: picture }).map(([name, cover]) => (
          <FeaturedProject key={name} project={{ ...project(name, true), path: "/blog", cover }} />
        ))}
      </Part>
      <Sheet margin={<ProjectFacts project={caseStudy} />}>
        <p>Les faits d’un projet, dans la marge.</p>
      </Sheet>
      <ProjectResults results={caseStudy.results} sourceUrl={SOURCE_URL} />
      <Part name="Technologies">
        <TechStack groups={siteSettings.techStack} />
      </Part>
      <Part name="Articles">
        <PostList posts={posts} />
      </Part>
      <Part name="Liste vide">
        <p>{t("blog.empty")}</p>
      </Part>
      <CvSections cv={cv} />
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
