/** Thread of the article store: Node 20 gives a thread no loader of its own for TypeScript. */
require("tsx/cjs")
const { compileIntoStore } = require("./article-store.ts")

module.exports = compileIntoStore
