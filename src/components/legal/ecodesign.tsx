import { frenchDay } from "../../shared/french-date"
import type { Weight } from "../../site/measure-schema"
import { KINDS, kindOf, measures } from "../../site/measures"
import { Table } from "../mdx/elements"
import { isMeasured } from "./accessibility"
import { LegalSection } from "./legal-section"

/** What a page of each kind weighs, as the tests measured it, beside what it may weigh at most (issue 11). */
export const Ecodesign = () => (
  <LegalSection id="ecoconception" title="Écoconception">
    <p>
      Chaque sorte de page a un budget ; une page qui le dépasse fait échouer les essais du site.
    </p>
    {isMeasured() ? (
      <>
        <p>
          Mesuré le {frenchDay(measures.date)} sur un écran de téléphone, à la première visite :
          octets compressés, sans les pages que le navigateur prépare d’avance. Entre parenthèses,
          le budget.
        </p>
        <Figures />
      </>
    ) : (
      <p>Cette version du site n’a pas encore été mesurée.</p>
    )}
  </LegalSection>
)

const Figures = () => (
  <Table>
    <caption>La page la plus lourde de chaque sorte</caption>
    <thead>
      <tr>
        <th scope="col">Sorte</th>
        <th scope="col">Poids</th>
        <th scope="col">Requêtes</th>
        <th scope="col">Éléments</th>
      </tr>
    </thead>
    <tbody>
      {KINDS.map(kind => {
        const pages = measures.pages.filter(({ path }) => kindOf(path) === kind)
        const most = (part: keyof Weight) => Math.max(...pages.map(page => page[part]))
        return (
          pages.length > 0 && (
            <tr key={kind.name}>
              <th scope="row">{kind.name}</th>
              <td>
                {kilobytes(most("bytes"))} ({kilobytes(kind.budget.bytes)})
              </td>
              <td>
                {most("requests")} ({kind.budget.requests})
              </td>
              <td>
                {number(most("elements"))} ({number(kind.budget.elements)})
              </td>
            </tr>
          )
        )
      })}
    </tbody>
  </Table>
)

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} ko`

const number = (count: number) => String(count).replace(/(\d)(?=\d{3}$)/, "$1\u202f")
