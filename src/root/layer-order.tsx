import type { ReactNode } from "react"

/**
 * The cascade's order as the first style of a page. Gatsby puts the style sheets of all components into
 * one, in an order that it does not promise; layers take their order from where they are named first.
 */
const layerOrder = <style key="layer-order">{"@layer tokens, base, components;"}</style>

/** The head's components with the cascade's order before every style. */
export const withLayerOrder = (components: readonly ReactNode[]): ReactNode[] => [
  layerOrder,
  ...components,
]
