/** Jest transform: a style sheet is the object of its class names, each under its own name. */
exports.process = source => {
  const names = [...source.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => [name, name])
  return { code: `module.exports = ${JSON.stringify(Object.fromEntries(names))}` }
}
