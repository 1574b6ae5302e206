const { createTransformer } = require("@swc/jest")

/** For the loader of satteri's native code, which declares names that a CommonJS module has already. */
module.exports = {
  createTransformer(options) {
    const { process, ...rest } = createTransformer(options)
    return {
      ...rest,
      process: (source, ...others) =>
        process(source.replace(/^const (?:require|__dirname) = .*$/gm, ""), ...others),
    }
  },
}
