import { graphql, type PageProps } from "gatsby"
import type { ReactNode } from "react"
import { ArticleBody } from "../components/article-body"
import { BookLabel } from "../components/book-label"
import { ContactLinks } from "../components/contact-links"
import { CvSections } from "../components/cv-sections"
import { PageTitle } from "../components/page-title"
import { Portrait } from "../components/portrait"
import { SectionHeading } from "../components/section-heading"
import { Sheet } from "../components/sheet"
import { PageHead } from "../head/page-head"
import { t } from "../i18n/translate"

type Props = Pick<PageProps<Queries.AboutMePageQuery>, "data"> & { children?: ReactNode }

export default function AboutMePage({ data, children }: Props) {
  const { page, cv, siteSettings } = data
  const { identity, socialLinks } = siteSettings
  return (
    <>
      <PageHead title={page?.title} description={page?.description} type="profile" />
      <Sheet first grid>
        <PageTitle title={page?.title ?? identity.name} lead={page?.description} />
        {page?.portrait && <Portrait portrait={page.portrait} />}
        <div className={page?.portrait ? "paper-only" : undefined}>
          <BookLabel identity={identity} />
        </div>
      </Sheet>
      {page && (
        <Sheet>
          <ArticleBody content={page.content} images={page.images}>
            {children}
          </ArticleBody>
        </Sheet>
      )}
      {cv && <CvSections cv={cv} />}
      <Sheet beside="text" margin={<SectionHeading>{t("about.contact")}</SectionHeading>}>
        <ContactLinks email={identity.email} links={socialLinks} />
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
