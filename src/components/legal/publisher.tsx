import { graphql } from "gatsby"
import { LegalSection } from "./legal-section"

/** Who publishes the site, who stores it, whose it is (LCEN, art. 1-1). Says what the owner gave, and no more. */
export function Publisher({ settings }: { settings: Queries.LegalPublisherFragment }) {
  const { legal, identity } = settings
  const { host, licence } = legal
  const email = legal.email ?? identity.email
  const isAnonymous = legal.publisher === "individual" && !legal.name
  const isProfessional = legal.publisher === "professional"
  return (
    <>
      <LegalSection id="editeur" title="Éditeur">
        {isAnonymous ? (
          <>
            <p>
              Ce site est publié à titre non professionnel. Comme la loi le permet (LCEN,
              article 1-1), la personne qui le publie ne donne ici ni son état civil ni ses
              coordonnées : son hébergeur les connaît.
            </p>
            <p>Cette personne dirige aussi la publication.</p>
          </>
        ) : (
          <>
            <p>Ce site est publié à titre {isProfessional ? "" : "non "}professionnel par :</p>
            <address>
              <Lines
                of={[
                  [legal.name, legal.registration].filter(Boolean).join(", "),
                  legal.address,
                  legal.telephone && `Téléphone : ${legal.telephone}`,
                  legal.vat && `Numéro de TVA intracommunautaire : ${legal.vat}`,
                ]}
              />
            </address>
            <p>Direction de la publication : {legal.publicationDirector ?? legal.name}</p>
          </>
        )}
        <p>
          Adresse électronique : <a href={`mailto:${email}`}>{email}</a>
        </p>
      </LegalSection>
      <LegalSection id="hebergeur" title="Hébergeur">
        <address>
          <Lines
            of={[host.name, host.address, host.telephone && `Téléphone : ${host.telephone}`]}
          />
        </address>
      </LegalSection>
      <LegalSection id="propriete-intellectuelle" title="Propriété intellectuelle">
        <p>Code du site : {licence.code}.</p>
        <p>Textes et images : {licence.texts}.</p>
        <p>
          Sauf mention contraire, les droits appartiennent à{" "}
          {isAnonymous ? "la personne qui publie ce site" : (legal.name ?? identity.name)}.
        </p>
      </LegalSection>
    </>
  )
}

/** Those lines that have a text. */
const Lines = ({ of }: { of: readonly (string | null)[] }) => (
  <>
    {of.filter(Boolean).map(line => (
      <span key={line}>{line}</span>
    ))}
  </>
)

export const fragment = graphql`
  fragment LegalPublisher on SiteSettings {
    identity {
      name
      email
    }
    legal {
      publisher
      name
      address
      telephone
      email
      registration
      vat
      publicationDirector
      host {
        name
        address
        telephone
      }
      licence {
        code
        texts
      }
    }
  }
`
