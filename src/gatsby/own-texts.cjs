const { readFileSync } = require("node:fs")

const KEY = /"[a-z]+\.[\w.-]+"/g

/** A file whose `t` is the site's own. The article's looks up its language when it shows (`i18n/words`). */
const HAS_OWN = /^import \{[^}]*\bt\b[^}]*\} from "[^"]*\/translate"/m

/** A text without values: nothing is left to be done when it shows. */
const WHOLE = /\b(?:t|labelLang)\(("[a-z]+\.[\w.-]+")\)/g
const FRENCH = require.resolve("../i18n/fr.json")

/**
 * webpack loader: replaces the shipped texts by the owner's (`gatsby/site-facts`). With `inPlace`,
 * for the browser's scripts, writes them where their keys are, and empties the list. A page then carries the
 * texts that it shows, and not those of all pages.
 */
module.exports = function writeOwnTexts(source) {
  const { file, inPlace } = this.getOptions()
  this.addDependency(file)
  const list = readFileSync(file, "utf8")
  if (this.resourcePath === FRENCH) return inPlace ? "{}" : list
  if (!inPlace) return source
  const texts = JSON.parse(list)
  const written = key => JSON.stringify(texts[JSON.parse(key)] ?? JSON.parse(key))
  const whole = HAS_OWN.test(source)
    ? source.replace(WHOLE, (_call, key) => (written(key) === '""' ? "undefined" : written(key)))
    : source
  return whole.replace(KEY, written)
}
