import type { ReactNode } from "react"
import { ProjectFacts, ProjectResults } from "../components/case-study"
import { ContactLinks, CvSections } from "../components/cv-sections"
import { FeaturedProject } from "../components/featured-project"
import { Hero } from "../components/hero"
import { PostList } from "../components/post-list"
import { QuietLinks } from "../components/quiet-links"
import { SeriesParts } from "../components/series-parts"
import { Sheet } from "../components/sheet"
import { TechStack } from "../components/tech-stack"
import { TextEnd } from "../components/text-end"
import { t } from "../i18n/translate"
import type { PostLinks } from "../shared/post-links"
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

/** All that a site may offer at the end of a text. */
const end = [
  { label: t("end.thread"), href: "https://example.org/fil" },
  { label: t("end.edit"), href: "https://example.org/modifier" },
  { label: "La lettre du mois", href: "https://example.org/lettre" },
  { label: t("end.share.on", { label: "Mastodon" }), href: "https://example.org/partage" },
]

const PARTS = [
  { path: "/blog", title: "La partie qui est ouverte" },
  { path: "/about-me", title: "Une autre partie" },
]

interface Props extends Pick<Queries.ArticleBodyFragment, "images"> {
  links: Pick<PostLinks, "tags" | "series">
}

/** The parts of the other pages, one sheet each. */
export function OtherParts({ images, links }: Props) {
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
        <PostList posts={posts} lead={{ cover: picture, coverAlt: null, coverDrawing: null }} />
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
      <TextEnd
        title="Toutes les pièces"
        email="essai@example.org"
        end={end}
        links={[
          {
            label: t("post.previous"),
            to: { path: "/about-me", title: "Le précédent" },
            back: true,
          },
          { label: t("post.next"), to: { path: "/blog", title: "Le suivant" } },
        ]}
      >
        <SeriesParts links={{ ...links, parts: PARTS, place: { position: 1, count: 2 } }} />
        <QuietLinks pages={links.tags} />
      </TextEnd>
    </>
  )
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <Sheet title={name}>{children}</Sheet>
)
