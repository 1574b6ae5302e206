/** Letters that only the faces of `fonts/rare.css` have: its ranges, without the letters of other faces between them. */
export const RARE_LETTERS =
  /(?![§©«®°±²³·»½ÀÂÄÆÇÈÉÊËÎÏÔÖ×ÙÛÜßàáâãäåæçèéêëíîïñóôõöø÷ùúûüÿŒœ€])[¡-\u0329\u1d00-\u2002\u201a\u201e-\u2020\u2044-\u2113\u2215\u2c60-\u2c7f\ua720-\ua7ff]/

/** Text in the bold italic face, which is there too. */
const BOLD_ITALICS =
  ":is(blockquote, em, i, cite, dfn, ins) :is(b, strong), :is(b, strong) :is(em, i, cite, dfn, ins)"

const loadFaces = () =>
  import(/* webpackChunkName: "rare-faces" */ "./fonts/rare.css").catch(() => {
    // A font of the machine has the letters.
  })

/** Loads the rare faces if the page shows them: browsers lay out a page again when faces are added. */
export function loadRareFaces(): void {
  const { body } = document
  // Formulas have a face of their own.
  const words = [...body.querySelectorAll("math")].reduce(
    (text, { textContent }) => text.replace(textContent ?? "", ""),
    body.textContent ?? "",
  )
  if (RARE_LETTERS.test(words) || body.querySelector(BOLD_ITALICS)) void loadFaces()
}

/** Loads them as soon as the visitor writes: what is written, and what that finds, may hold any letter. */
export const followInput = (): void =>
  document.addEventListener("input", () => void loadFaces(), { once: true })
