import { reportViolations } from "../../complaints"
import { saveData } from "../../data-saving"
import { test } from "../../test"
import { twoFrames } from "../../two-frames"
import { holdFonts, watchShifts } from "../page-fonts"
import { PHONE } from "../proof-page"
import { forcedColours, layouts, paper, reducedMotion } from "./adapted"
import { frenchSigns, head, loads } from "./as-loaded"
import { axe } from "./axe"
import { faces, facesOnTheirWay } from "./faces"
import { tabOrder } from "./tab-order"
import { lines, structure, typography } from "./type-and-structure"
import type { View } from "./view"
import { weighs } from "./weight"

/** Window and scheme of a visit. */
export type Visited = Omit<View, "path" | "requests">

/** Statements about every page, checked in one visit. Tab begins at the top: what moves the focus comes after it. */
const STATEMENTS = {
  "S-17, S-18, S-19: the head, the same in the HTML and once scripts have run": head,
  "S-9: French signs stay on their line": frenchSigns,
  "VISUAL: outline, pictures and languages": structure,
  // These wait until nothing is on its way.
  "D1, S-3, S-20: loads what it shows, from this site; nothing moves": loads,
  "Ecodesign: weighs no more than its kind may": weighs,
  "VISUAL 1, 3: sizes, tracking and contrasts": typography,
  "VISUAL 2: lines have 62 to 70 characters": lines,
  "R-17: forced colours lose nothing": forcedColours,
  "R-17: every text stays whole in other widths, sizes and spacings": layouts,
  "VISUAL 12: Tab goes through everything, in order, and is seen": tabOrder,
  "VISUAL: axe finds nothing": axe,
  "R-17, VISUAL 10: nothing moves with reduced motion": reducedMotion,
  "R-17: paper": paper,
}

/** Declares the test of a page in a window. Its spec prefers reduced motion. */
export function testPage(path: string, view: Visited): void {
  test(`VISUAL 1, 3, 12, R-17: ${path} at ${view.viewport.width} px`, async ({ page, visit }) => {
    const requests: string[] = []
    page.on("request", request => requests.push(request.url()))
    await reportViolations(page)
    await watchShifts(page)
    await page.setViewportSize(view.viewport)
    if (view.viewport === PHONE) await saveData(page)
    // Headings and text get their faces when these come.
    const release = await holdFonts(page)
    await visit(path, async () => {
      await facesOnTheirWay(page)
      release()
    })
    // First: other checks may make the browser load the faces of a sheet again.
    await test.step("VISUAL 1: loads the faces that it shows", () =>
      faces(page, { path, requests, ...view }))
    for (const [statement, ask] of Object.entries(STATEMENTS)) {
      await test.step(statement, async () => {
        await page.emulateMedia({ colorScheme: "light", media: null, forcedColors: null })
        await page.setViewportSize(view.viewport)
        await page.evaluate(twoFrames)
        await ask(page, { path, requests, ...view })
      })
    }
  })
}
