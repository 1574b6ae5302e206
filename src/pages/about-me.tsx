import { graphql } from "gatsby"
import { ArticleBody, type ArticlePageProps } from "../components/article/article-body"
import * as styles from "../components/chapters.module.css"
import { ContactLinks, CvSections } from "../components/cv-sections"
import { MarginFacts } from "../components/margin-facts"
import { OwnerPortrait } from "../components/owner-portrait"
import { PageTitle } from "../components/page-title"
import { fileOf } from "../components/responsive-picture"
import { Sheet } from "../components/sheet"
import { PageHead } from "../head/page-head"
import { t } from "../i18n/translate"

type Props = ArticlePageProps<Queries.AboutMePageQuery>

export default function AboutMePage({ data, children }: Props) {
  const { page, cv, siteSettings } = data
  const { identity, socialLinks } = siteSettings
  return (
    <>
      <PageHead
        title={page?.title}
        description={page?.description}
        type="profile"
        subject={
          page
            ? {
                kind: "owner",
                jobTitle: identity.jobTitle,
                profiles: socialLinks.map(({ url }) => url),
                image: fileOf(page.portrait?.file),
              }
            : undefined
        }
      />
      <Sheet
        first
        grid
        marginLast
        id="cv"
        data-cv=""
        head={
          <div className="screen-only">
            <PageTitle title={page?.title ?? identity.name} lead={page?.description} />
          </div>
        }
        margin={
          <div className="screen-only">
            <MarginFacts facts={factsOf(siteSettings)} />
          </div>
        }
      >
        <OwnerPortrait portrait={page?.portrait} identity={identity} />
        <div className="paper-only">
          <ContactLinks email={identity.email} links={socialLinks} />
        </div>
      </Sheet>
      {page && (
        <Sheet className={styles.chapters}>
          <ArticleBody article={page}>{children}</ArticleBody>
        </Sheet>
      )}
      {cv && <CvSections cv={cv} />}
      <Sheet id="contact" className="screen-only" title={t("about.contact")}>
        <ContactLinks email={identity.email} links={socialLinks} pdf={cv?.pdf} />
      </Sheet>
    </>
  )
}

type Settings = Queries.AboutMePageQuery["siteSettings"]

/** Place, availability and address of the owner. Paper has them on the label. */
const factsOf = ({ identity: { location, availability, email }, socialLinks }: Settings) => {
  const ways = [{ label: t("about.contact"), url: `mailto:${email}` }, ...socialLinks].map(
    ({ label, url }) => {
      const link = (
        <a key={url} href={url} rel={url.startsWith("mailto:") ? undefined : "me"}>
          {url.replace(/^mailto:|^https?:\/\/(www\.)?/, "")}
        </a>
      )
      return [label, link] as const
    },
  )
  return [[t("home.place"), location], [t("home.availability"), availability], ...ways] as const
}

export const query = graphql`
  query AboutMePage {
    page: contentPage(slug: { eq: "about-me" }) {
      title
      description
      portrait {
        ...Portrait
      }
      ...ArticleBody
    }
    cv {
      pdf
      ...CvSections
    }
    siteSettings {
      identity {
        name
        email
        ...BookLabel
      }
      socialLinks {
        label
        url
      }
    }
  }
`
