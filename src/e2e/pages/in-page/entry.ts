import { weakSigns, weakTexts } from "./contrast"
import { headOf, headOfFile } from "./head"
import { lostInForcedColours, movingElements, printProblems, unseenTexts } from "./media"
import { beyondWindow, clippedTexts, overlappingTexts, sideways } from "./overflow"
import { internalLinks, mislabelledLanguages, structureProblems } from "./structure"
import { currentStop, startTabbing } from "./tab-stops"
import { lineLengths, runningText, smallTexts, tightTexts, titleType } from "./typography"

/**
 * Number of things that a look finds in addition when the page's first paragraph is styled so: proves that the look
 * works. Restores the page.
 */
function moreFound(style: Partial<CSSStyleDeclaration>, look: () => unknown[]): number {
  const text = document.querySelector("main p + p") ?? document.querySelector("main p")
  if (!(text instanceof HTMLElement)) throw new Error("The page has no paragraph.")
  const before = look().length
  Object.assign(text.style, style)
  const more = look().length - before
  text.removeAttribute("style")
  return more
}

/** Questions of the tests to a page. `proof-page` bundles them and puts them into the page as `window.look`. */
const look = {
  beyondWindow,
  clippedTexts,
  currentStop,
  headOf,
  headOfFile,
  internalLinks,
  lineLengths,
  lostInForcedColours,
  mislabelledLanguages,
  moreFound,
  movingElements,
  overlappingTexts,
  printProblems,
  runningText,
  sideways,
  smallTexts,
  startTabbing,
  structureProblems,
  tightTexts,
  titleType,
  unseenTexts,
  weakSigns,
  weakTexts,
}

declare global {
  interface Window {
    look: typeof look
  }
}

Object.assign(window, { look })
