import { frenchDay } from "../../shared/french-date"

interface AccessibilityProps {
  email: string
  /** The owner's own test: its day, and what was found. */
  tested: Queries.LegalNoticesPageQuery["siteSettings"]["legal"]["accessibility"]
}

/** The site's goal, what the owner tested and when, what the template's own tests prove, and whom to write to. */
export const Accessibility = ({ email, tested }: AccessibilityProps) => (
  <>
    <p>
      Ce site vise le niveau AA des WCAG 2.2 ; ceci n’est pas une déclaration de conformité au RGAA.
    </p>
    {tested && (
      <p>
        Vérifié le {frenchDay(tested.date)} : {tested.text}
      </p>
    )}
    <p>
      Marge, le modèle de ce site, a ses propres essais, qui portent sur sa démonstration : les
      règles d’axe, les contrastes dans les deux jeux de couleurs, le clavier, le texte agrandi à
      200 %, un écran de 320 pixels de large, les couleurs imposées par le système et l’impression.
      Ils sont automatiques, et ne remplacent pas l’avis de personnes qui utilisent un lecteur
      d’écran.
    </p>
    <p>
      Un obstacle, une erreur ? Écrivez à <a href={`mailto:${email}`}>{email}</a>.
    </p>
  </>
)
