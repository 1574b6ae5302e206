const texts = require("../i18n/fr.json")

const KEY = /"[a-z]+\.[\w.]+"/g

/**
 * webpack loader for the browser's scripts: writes interface texts where their keys are, and leaves none in the list. A
 * page then carries the texts that it shows, and not those of all pages.
 */
module.exports = function writeOwnTexts(source) {
  const list = require.resolve("../i18n/fr.json")
  this.addDependency(list)
  if (this.resourcePath === list) return "{}"
  return source.replace(KEY, key => JSON.stringify(texts[JSON.parse(key)] ?? JSON.parse(key)))
}
