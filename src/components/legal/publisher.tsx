export type Legal = Queries.LegalNoticesPageQuery["siteSettings"]["legal"]

const isAnonymous = ({ publisher, name }: Legal) => publisher === "individual" && !name

/** Publisher of the site (LCEN, art. 1-1): the facts of the site file only. */
export const Publisher = ({ legal, email }: { legal: Legal; email: string }) => (
  <>
    {isAnonymous(legal) ? (
      <>
        <p>
          Ce site est publié à titre non professionnel. Comme la loi le permet (LCEN, article 1-1),
          la personne qui le publie ne donne ici ni son nom, ni son adresse, ni son téléphone : son
          hébergeur les connaît.
        </p>
        <p>Cette personne dirige aussi la publication.</p>
      </>
    ) : (
      <>
        <p>
          Ce site est publié à titre {legal.publisher === "professional" ? "" : "non "}professionnel
          par :
        </p>
        <Lines
          of={[
            [legal.name, legal.registration].filter(Boolean).join(", "),
            legal.address,
            legal.telephone && `Téléphone : ${legal.telephone}`,
            legal.vat && `Numéro de TVA intracommunautaire : ${legal.vat}`,
          ]}
        />
        <p>Direction de la publication : {legal.publicationDirector ?? legal.name}</p>
      </>
    )}
    <p>
      Adresse électronique : <a href={`mailto:${email}`}>{email}</a>
    </p>
  </>
)

/** Host of the site. */
export const Host = ({ legal: { host } }: { legal: Legal }) => (
  <Lines of={[host.name, host.address, host.telephone && `Téléphone : ${host.telephone}`]} />
)

/** Owner of the rights. */
export const Rights = ({ legal, owner }: { legal: Legal; owner: string }) => (
  <>
    <p>Code du site : {legal.licence.code}.</p>
    <p>Textes et images : {legal.licence.texts}.</p>
    <p>
      Sauf mention contraire, les droits appartiennent à{" "}
      {isAnonymous(legal) ? "la personne qui publie ce site" : (legal.name ?? owner)}.
    </p>
  </>
)

/** An address: those of its lines that have a text. */
const Lines = ({ of }: { of: readonly (string | null)[] }) => (
  <address>
    {of.filter(Boolean).map(line => (
      <span key={line}>{line}</span>
    ))}
  </address>
)
