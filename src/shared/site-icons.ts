/** The paper in both schemes, for surfaces that are the browser's or the system's: the token `--paper`. */
export const PAPER = { light: "#fbfaf6", dark: "#111218" } as const

/** The owner's drawing, from which gatsby-plugin-manifest makes all other icons. */
export const ICON = "/favicon.svg"

/** In pixels: for the home screen of a phone, and for its start screen. */
export const ICON_SIZES = [192, 512] as const

/** File of an icon, below the site's root. */
export const iconOf = (size: number): string => `icons/icon-${size}x${size}.png`

/** Files that gatsby-plugin-manifest makes below the site's root. */
export const ICON_FILES: readonly string[] = [
  "favicon-32x32.png",
  "manifest.webmanifest",
  ...ICON_SIZES.map(iconOf),
]
