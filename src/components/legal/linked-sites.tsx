import { graphql } from "gatsby"

/**
 * Sites that learn of a visitor who follows a link of the newsletter or of sharing, and what they learn (RGPD, art.
 * 13).
 */
export const LinkedSites = ({ of: { newsletter, share } }: { of: Queries.LinkedSitesFragment }) => (
  <>
    {newsletter && (
      <p>
        La lettre d’information (« {newsletter.label} ») est envoyée par {newsletter.provider}, qui
        reçoit l’adresse que vous lui donnez en vous inscrivant.
        {newsletter.privacy && (
          <>
            {" "}
            L’usage qui en est fait est décrit dans sa{" "}
            <a href={newsletter.privacy}>politique de confidentialité</a>.
          </>
        )}
      </p>
    )}
    {share.length > 0 && (
      <p>
        Les liens de partage mènent à d’autres sites ({share.map(({ label }) => label).join(", ")}),
        qui reçoivent l’adresse de la page et votre adresse IP si vous les suivez, et rien avant.
      </p>
    )}
  </>
)

export const query = graphql`
  fragment LinkedSites on SiteSettings {
    newsletter {
      label
      provider
      privacy
    }
    share {
      label
    }
  }
`
