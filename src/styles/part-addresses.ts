import code from "./parts/code.css"
import diagram from "./parts/diagram.css"
import drawing from "./parts/drawing.css"
import embed from "./parts/embed.css"
import logo from "./parts/logo.css"
import math from "./parts/math.css"
import media from "./parts/media.css"
import notes from "./parts/notes.css"
import table from "./parts/table.css"

/** Addresses of the styles that few pages need, by the name of their file. */
export const PART_ADDRESSES: Readonly<Record<string, string>> = {
  ...{ code, diagram, drawing, embed, logo },
  ...{ math, media, notes, table },
}
