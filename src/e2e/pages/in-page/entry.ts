import { weakSigns, weakTexts } from "./contrast"
import { headOf, headOfFile } from "./head"
import { lostInForcedColours, movingElements, printProblems, unseenTexts } from "./media"
import { moreFound } from "./more-found"
import { beyondWindow, clippedTexts, overlappingTexts, sideways } from "./overflow"
import { internalLinks, mislabelledLanguages, structureProblems } from "./structure"
import { currentStop, startTabbing } from "./tab-stops"
import { lineLengths, runningText, smallTexts, tightTexts, titleType } from "./typography"

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
