import type { GatsbyNode } from "gatsby"
import { z } from "zod"
import { factsFile } from "./site-facts"

const cssExtractPlugin = z.looseObject({
  options: z.looseObject({ ignoreOrder: z.boolean().optional() }),
})

/** What Gatsby's webpack configuration lacks. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
}) => {
  actions.setWebpackConfig({ resolve: { alias: { "site-facts": factsFile() } } })
  const config: { plugins: object[] } = getConfig()
  for (const plugin of config.plugins) {
    // Cascade layers decide what wins, not the order of the style sheets: a warning about it says nothing.
    if (
      plugin.constructor.name === "MiniCssExtractPlugin" &&
      cssExtractPlugin.safeParse(plugin).success
    ) {
      Object.assign(plugin, { options: { ...Reflect.get(plugin, "options"), ignoreOrder: true } })
    }
  }
  actions.replaceWebpackConfig(config)
}
