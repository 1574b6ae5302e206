const { transformSync } = require("@swc/core")

/** webpack loader: compiles TypeScript and JSX by swc, with its options. In this thread: others would keep memory. */
module.exports = function compileScript(source, map) {
  const { code, map: made } = transformSync(source, {
    ...this.getOptions(),
    filename: this.resourcePath,
    inputSourceMap: map && JSON.stringify(map),
    sourceMaps: this.sourceMap,
    swcrc: false,
  })
  this.callback(null, code, made)
}
