interface Window {
  /** `every-page/axe`: once its script is in the page. */
  axe: typeof import("axe-core")
  /** `page-fonts`: what has moved since the page began. */
  layoutShifts: () => string[]
}
