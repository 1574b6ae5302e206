/** The paper in both schemes, for surfaces that are the browser's or the system's: the token `--paper`. */
export const PAPER = { light: "#fbfaf6", dark: "#111218" } as const

/** The owner's drawing, from which the release makes all other icons. */
export const ICON = "/favicon.svg"

/** Icon for the home screen of a phone that reads no manifest, in pixels 180 by 180. */
export const TOUCH_ICON = "/apple-touch-icon.png"

/** Manifest: the name and icons of the site, for systems that show it beside applications. */
export const MANIFEST = "/site.webmanifest"
