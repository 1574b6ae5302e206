/** Entry of a thread that draws share pictures, because Node 20 gives a thread no loader of its own for TypeScript. */
require("tsx/cjs")
const { drawSharePicture } = require("./draw-share-picture.tsx")

module.exports = drawSharePicture
