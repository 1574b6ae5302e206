import { graphql } from "gatsby"
import { t } from "../i18n/translate"
import { frenchDay, frenchYears } from "../shared/french-date"
import * as styles from "./case-study.module.css"
import { MarginFacts } from "./margin-facts"
import { Sheet } from "./sheet"

type Project = Queries.CaseStudyFragment

/** Role, period, stack and links of a project, for the margin (VISUAL 6). */
export function ProjectFacts({ project }: { project: Omit<Project, "results"> }) {
  const { role, period, client, context, stack, links, published } = project
  return (
    <MarginFacts
      facts={[
        [t("project.role"), role],
        [t("project.period"), frenchYears(period)],
        [t("project.client"), client],
        [t("project.context"), context],
        [t("project.stack"), stack.join(", ")],
        [t("project.demo"), linkTo(links.demo)],
        [t("project.source"), linkTo(links.source)],
        ["", !published && t("post.draft")],
      ]}
    />
  )
}

const linkTo = (url: string | null) => url && <a href={url}>{new URL(url).host}</a>

interface ResultsProps extends Pick<Project, "results"> {
  /** Address where a file of this project is read, with `{path}` for the file. */
  sourceUrl: string | null
}

export function ProjectResults({ results, sourceUrl }: ResultsProps) {
  if (results.length === 0) return null
  return (
    <Sheet title={t("project.results")}>
      <ul className={styles.results}>
        {results.map(({ value, was, label, comparison, proof }) => (
          <li key={label}>
            <span className={styles.value}>
              <Corrected was={was}>{value}</Corrected>
            </span>{" "}
            <span className={styles.label}>{label}</span>
            {comparison && <Bars {...comparison} />}
            {proof && <Proof proof={proof} sourceUrl={sourceUrl} />}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

interface CorrectedProps {
  /** Figure that was published first. */
  was: string | null
  children: string
}

/** A figure, after the one that it corrects, in red ink as in articles. */
const Corrected = ({ was, children }: CorrectedProps) =>
  was ? (
    <>
      <del>
        <span className="visually-hidden">{t("correction.removed")}</span>
        {was}
      </del>{" "}
      <ins className={styles.now}>
        <span className="visually-hidden">{t("correction.added")}</span>
        {children}
      </ins>
    </>
  ) : (
    children
  )

/** Before and after, drawn: the words beside them name both. */
function Bars({ before, after }: NonNullable<Project["results"][number]["comparison"]>) {
  const whole = Math.max(before, after)
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${whole} 2`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={before} height="0.75" />
      <rect width={after} height="0.75" y="1.25" />
    </svg>
  )
}

interface ProofProps extends Pick<ResultsProps, "sourceUrl"> {
  proof: NonNullable<Project["results"][number]["proof"]>
}

/** Measurement behind a figure, in a line below it: the command, which leads to the file that measures, day, machine. */
function Proof({ proof: { command, date, machine, url, file }, sourceUrl }: ProofProps) {
  const name = file?.split("/").slice(-2).join("/")
  const how = command && <code translate="no">{command}</code>
  return (
    <small className={styles.proof}>
      {" "}
      {file && sourceUrl ? (
        <a href={sourceUrl.replace("{path}", encodeURI(file))}>
          {how}
          {how ? <span className="visually-hidden">, {name}</span> : name}
        </a>
      ) : (
        how
      )}
      {how && ", "}
      {[frenchDay(date), machine].filter(Boolean).join(", ")}
      {url && (
        <>
          {", "}
          <a href={url}>{t("project.proof")}</a>
        </>
      )}
    </small>
  )
}

export const query = graphql`
  fragment CaseStudy on Project {
    role
    period {
      start
      end
    }
    client
    context
    stack
    links {
      demo
      source
    }
    published
    results {
      value
      was
      label
      comparison {
        before
        after
      }
      proof {
        command
        date
        machine
        url
        file
      }
    }
  }
`
