import { graphql } from "gatsby"
import { t } from "../i18n/translate"
import { LABEL } from "../shared/signs"
import * as styles from "./owner-portrait.module.css"
import { ResponsivePicture } from "./responsive-picture"

interface Props {
  portrait: Queries.PortraitFragment | null | undefined
  identity: Queries.BookLabelFragment
}

/**
 * Portrait of the owner with its caption, or the label of an exercise book, filled in. On paper always the label: a
 * printed CV has a name.
 */
export function OwnerPortrait({ portrait, identity }: Props) {
  if (!portrait?.file?.childImageSharp) return <BookLabel identity={identity} />
  return (
    <>
      <figure className={styles.figure}>
        <ResponsivePicture
          first
          className={styles.picture}
          file={portrait.file}
          alt={portrait.alt}
        />
        {portrait.caption && <figcaption>{portrait.caption}</figcaption>}
      </figure>
      <div className="paper-only">
        <BookLabel identity={identity} />
      </div>
    </>
  )
}

function BookLabel({ identity }: { identity: Queries.BookLabelFragment }) {
  const { name, jobTitle, location, availability } = identity
  const lines = [
    [t("label.subject"), jobTitle, styles.line],
    // On screens it is in the margin.
    [t("home.place"), location, `${styles.line} paper-only`],
    [t("home.availability"), availability, `${styles.line} paper-only`],
  ] as const
  return (
    <div className={styles.cover}>
      <dl className={styles.label}>
        <div className={styles.owner}>
          <dt className="screen-only">
            {t("label.owner")}
            <svg viewBox="0 0 480 176" preserveAspectRatio="none" aria-hidden="true">
              <path fill="var(--accent)" d={LABEL} />
            </svg>
          </dt>
          <dd>{name}</dd>
        </div>
        {lines.map(
          ([term, value, className]) =>
            value && (
              <div key={term} className={className}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}

export const query = graphql`
  fragment Portrait on FrontMatterPicture {
    alt
    caption
    file {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 560, placeholder: DOMINANT_COLOR)
      }
    }
  }

  fragment BookLabel on SiteIdentity {
    name
    jobTitle
    location
    availability
  }
`
