import facts from "site-facts"
import { frenchDay } from "../../shared/french-date"
import { measures } from "../../site/measures"
import { Table } from "../mdx/elements"
import { LegalSection } from "./legal-section"

/** What the tests have looked at, when and with what (VISUAL, accessibility): their own results, page by page. */
export const Accessibility = ({ email }: { email: string }) => (
  <LegalSection id="accessibilite" title="Accessibilité">
    <p>
      Ce site vise le niveau AA des WCAG 2.2. Voici ce qui a été vérifié, comment et quand ; ce
      n’est pas une déclaration de conformité au RGAA.
    </p>
    {isMeasured() ? <Results /> : <p>Cette version du site n’a pas encore été mesurée.</p>}
    <p>
      D’autres essais portent, sur chaque page, sur les contrastes dans les deux jeux de couleurs,
      le clavier, le texte agrandi à 200 %, un écran de 320 pixels de large, les couleurs imposées
      par le système et l’impression.
    </p>
    <p>
      Ces essais sont automatiques ; ils ne remplacent pas l’avis de personnes qui utilisent un
      lecteur d’écran. Un obstacle, une erreur ? Écrivez à <a href={`mailto:${email}`}>{email}</a>.
    </p>
  </LegalSection>
)

/** Figures of another site say nothing of this one. */
export const isMeasured = (): boolean => measures.site === facts.site.url

function Results() {
  const { date, engine, axe, pages } = measures
  const count = pages.flatMap(({ violations }) => violations).length
  return (
    <>
      <p>
        Le {frenchDay(date)}, axe-core {axe} a examiné chaque page dans {engine} : sur un grand
        écran en couleurs claires et sur un écran de téléphone en couleurs sombres, menu et images
        agrandies compris.{" "}
        {count === 0 ? "Il n’a trouvé aucun écart." : `Écarts trouvés : ${count}.`}
      </p>
      <Table>
        <caption>Résultats d’axe, page par page</caption>
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">Écarts</th>
            <th scope="col">À vérifier par une personne</th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ path, violations, undecided }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
              </th>
              <td>{namesOf(violations)}</td>
              <td>{namesOf(undecided)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}

/** Rules of axe by their names; the one that it leaves open wherever something is drawn behind a text, in French. */
const RULES: Partial<Record<string, string>> = { "color-contrast": "contrastes" }

const namesOf = (rules: readonly string[]) =>
  rules.map(rule => RULES[rule] ?? rule).join(", ") || "aucun"
