import { graphql } from "gatsby"
import { frenchYears } from "../shared/french-date"
import { Cover } from "./cover"
import * as styles from "./featured-project.module.css"
import { PageLink } from "./page-link"

interface Props {
  project: Queries.FeaturedProjectFragment
  heading?: "h2" | "h3"
}

/** A project in a list: picture and text, one link with one name (VISUAL 5). */
export function FeaturedProject({ project, heading: Heading = "h3" }: Props) {
  const { path, title, description, period, role, results, stack } = project
  const [result] = results
  return (
    <article className={styles.project} data-pagefind-ignore="all">
      {(project.coverDrawing || project.cover?.childImageSharp) && (
        <Cover of={project} className={`box ${styles.picture}`} />
      )}
      <div>
        <p className="meta">
          {frenchYears(period)} — {role}
        </p>
        <Heading id={path.replace(/.*\//, "projet-")} className={styles.title}>
          <PageLink page={{ path, title }} className="title-link" />
        </Heading>
        {result && (
          <p className={styles.result}>
            {result.value} {result.label}
          </p>
        )}
        <p>{description}</p>
        <p className="meta">{stack.join("\u00a0· ")}</p>
      </div>
    </article>
  )
}

export const query = graphql`
  fragment FeaturedProject on Project {
    path
    title
    description
    period {
      start
      end
    }
    role
    results {
      value
      label
    }
    stack
    coverAlt
    coverDrawing: cardDrawing
    cover {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 560, aspectRatio: 1.6, placeholder: DOMINANT_COLOR)
      }
    }
  }
`
