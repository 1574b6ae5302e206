import { graphql } from "gatsby"
import { ArticleBody, type ArticlePageProps } from "../components/article-body"
import { ContactLinks, CvSections } from "../components/cv-sections"
import { OwnerPortrait } from "../components/owner-portrait"
import { fileOf } from "../components/responsive-picture"
import { PageTitle, Sheet } from "../components/sheet"
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
                cv,
              }
            : undefined
        }
      />
      <Sheet first grid data-cv="">
        <div className="screen-only">
          <PageTitle title={page?.title ?? identity.name} lead={page?.description} />
        </div>
        <OwnerPortrait portrait={page?.portrait} identity={identity} />
        <div className="paper-only">
          <ContactLinks email={identity.email} links={socialLinks} />
        </div>
      </Sheet>
      {page && (
        <Sheet>
          <ArticleBody article={page}>{children}</ArticleBody>
        </Sheet>
      )}
      {cv && <CvSections cv={cv} />}
      <Sheet id="contact" className="screen-only" beside="text" title={t("about.contact")}>
        <ContactLinks email={identity.email} links={socialLinks} pdf={cv?.pdf} />
      </Sheet>
    </>
  )
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
