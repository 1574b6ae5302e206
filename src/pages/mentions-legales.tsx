import { graphql, type PageProps } from "gatsby"
import { LegalNotice } from "../components/legal-notice"
import { PageTitle, Sheet } from "../components/sheet"
import { PageHead } from "../head/page-head"
import { t } from "../i18n/translate"

export default function LegalNoticesPage({
  data,
}: Pick<PageProps<Queries.LegalNoticesPageQuery>, "data">) {
  return (
    <>
      <PageHead title={t("legal.title")} description={t("legal.description")} />
      <Sheet first>
        <PageTitle title={t("legal.title")} lead={t("legal.description")} />
      </Sheet>
      <LegalNotice settings={data.siteSettings} />
    </>
  )
}

export const query = graphql`
  query LegalNoticesPage {
    siteSettings {
      ...LegalNotice
    }
  }
`
