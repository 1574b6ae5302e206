import { type ReactNode, useEffect, useRef } from "react"
import facts from "site-facts"
import measures from "site-measures"
import { frenchDay } from "../../shared/french-date"
import type { Weight } from "../../site/measure-schema"
import { budgetOf, KINDS, kindOf } from "../../site/measures"
import { DayText } from "../day-text"
import { PartStyles } from "../part-styles"
import { watchOverflow } from "../scroll-frames"
import "../article/scrolls.module.css"

/** Results of the tests, page by page, with date and conditions (VISUAL, accessibility). */
export function Accessibility({ email }: { email: string }) {
  const { date, engine, axe, pages } = measures
  const count = pages.flatMap(({ violations }) => violations).length
  return (
    <>
      <p>
        Ce site vise le niveau AA des WCAG 2.2. Voici ce qui a été vérifié, comment et quand ; ce
        n’est pas une déclaration de conformité au RGAA.
      </p>
      <Measured
        caption="Résultats d’axe, page par page"
        columns={["Page", "Écarts", "À vérifier par une personne"]}
        rows={pages.map(({ path, violations, undecided }) => [
          path,
          namesOf(violations),
          namesOf(undecided),
        ])}
      >
        Le <DayText>{frenchDay(date)}</DayText>, axe-core {axe} a examiné ces pages dans {engine} :
        sur un grand écran en couleurs claires et sur un écran de téléphone en couleurs sombres,
        menu et images agrandies compris.{" "}
        {count === 0 ? "Il n’a trouvé aucun écart." : `Écarts trouvés : ${count}.`}
      </Measured>
      <p>
        D’autres essais portent, sur les mêmes pages, sur les contrastes dans les deux jeux de
        couleurs, le clavier, le texte agrandi à 200 %, un écran de 320 pixels de large, les
        couleurs imposées par le système et l’impression.
      </p>
      <p>
        Ces essais sont automatiques ; ils ne remplacent pas l’avis de personnes qui utilisent un
        lecteur d’écran. Un obstacle, une erreur ? Écrivez à <a href={`mailto:${email}`}>{email}</a>
        .
      </p>
    </>
  )
}

/** French names of axe's rules; any other rule shows with axe's name. */
const RULES: Partial<Record<string, string>> = { "color-contrast": "contrastes" }

const namesOf = (rules: readonly string[]) =>
  rules.map(rule => RULES[rule] ?? rule).join(", ") || "aucun"

/** Weight of a page of each kind, as the tests measured it, beside its limit. */
export const Ecodesign = () => (
  <>
    <p>
      Chaque sorte de page a un budget ; la construction du site signale une page qui le dépasse.
    </p>
    <Measured
      caption="La page la plus lourde de chaque sorte"
      columns={["Sorte", "Poids", "Requêtes", "Éléments"]}
      rows={KINDS.flatMap(kind => {
        const pages = measures.pages.filter(({ path }) => kindOf(path) === kind)
        const budget = budgetOf(kind, measures.budgets)
        const most = (part: keyof Weight, written: (figure: number) => string) =>
          `${written(Math.max(...pages.map(page => page[part])))} (${written(budget[part])})`
        if (pages.length === 0) return []
        return [
          [kind.name, most("bytes", kilobytes), most("requests", number), most("elements", number)],
        ]
      })}
    >
      Mesuré le <DayText>{frenchDay(measures.date)}</DayText> sur un écran de téléphone, à la
      première visite : octets compressés, sans les pages que le navigateur prépare d’avance. Entre
      parenthèses, le budget.
    </Measured>
  </>
)

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} ko`

const number = (count: number) => String(count).replace(/(\d)(?=\d{3}$)/, "$1\u202f")

interface MeasuredProps {
  /** Conditions of the measurement. */
  children: ReactNode
  caption: string
  columns: readonly string[]
  /** Their name first: a path is written as code. */
  rows: readonly (readonly string[])[]
}

/** A table of figures. They show only on the site that was measured. */
function Measured({ children, caption, columns, rows }: MeasuredProps) {
  if (measures.site !== facts.site.url)
    return <p>Cette version du site n’a pas encore été mesurée.</p>
  return (
    <>
      <p>{children}</p>
      <TableFrame name={caption}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = "", ...figures]) => (
            <tr key={name}>
              <th scope="row">{name.startsWith("/") ? <code>{name}</code> : name}</th>
              {figures.map((figure, column) => (
                <td key={columns[column]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </>
  )
}

/** A table that scrolls inside itself when the screen is too narrow, and then can be reached by its name. */
function TableFrame({ name, children }: { name: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const end = new AbortController()
    if (frame.current) watchOverflow(frame.current, end.signal)
    return () => end.abort()
  }, [])

  return (
    <>
      <PartStyles part="table" />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div
        ref={frame}
        className="scrolls table-frame"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        role="group"
        aria-label={name}
      >
        <table>{children}</table>
      </div>
    </>
  )
}
