const { basename } = require("node:path")

/** Jest transform: a style sheet is the object of its class names, each under its own name; that of a part its address. */
exports.process = (source, file) => {
  if (/[\\/]styles[\\/]parts[\\/]/.test(file))
    return { code: `module.exports = "/${basename(file)}"` }
  const names = [...source.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => [name, name])
  return { code: `module.exports = ${JSON.stringify(Object.fromEntries(names))}` }
}
