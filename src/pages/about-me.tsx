import { graphql, type PageProps } from "gatsby"
import { ArticleBody } from "../components/article-body"
import { ContactLinks } from "../components/contact-links"
import { CvSections } from "../components/cv-sections"
import { PageTitle } from "../components/page-title"
import { SectionHeading } from "../components/section-heading"
import { Sheet } from "../components/sheet"
import { PageHead } from "../head/page-head"
import { t } from "../i18n/translate"

export default function AboutMePage({ data, children }: PageProps<Queries.AboutMePageQuery>) {
  const { page, cv, siteSettings } = data
  return (
    <>
      <PageHead title={page?.title} description={page?.description} type="profile" />
      <Sheet first>
        <PageTitle title={page?.title ?? siteSettings.identity.name} lead={page?.description} />
        {page && (
          <ArticleBody content={page.content} images={page.images}>
            {children}
          </ArticleBody>
        )}
      </Sheet>
      {cv && <CvSections cv={cv} />}
      <Sheet margin={<SectionHeading>{t("about.contact")}</SectionHeading>}>
        <ContactLinks email={siteSettings.identity.email} links={siteSettings.socialLinks} />
      </Sheet>
    </>
  )
}

export const query = graphql`
  query AboutMePage {
    page: contentPage(slug: { eq: "about-me" }) {
      title
      description
      ...ArticleBody
    }
    cv {
      ...CvSections
    }
    siteSettings {
      identity {
        name
        email
      }
      socialLinks {
        label
        url
      }
    }
  }
`
