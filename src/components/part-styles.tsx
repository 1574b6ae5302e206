import code from "../styles/parts/code.css"
import diagram from "../styles/parts/diagram.css"
import embed from "../styles/parts/embed.css"
import logo from "../styles/parts/logo.css"
import math from "../styles/parts/math.css"
import media from "../styles/parts/media.css"
import notes from "../styles/parts/notes.css"
import table from "../styles/parts/table.css"

const ADDRESSES: Readonly<Record<string, string>> = {
  ...{ code, diagram, embed, logo, math },
  ...{ media, notes, table },
}

/** Styles that few pages need (`styles/parts`), by the name of their file. */
export const PartStyles = ({ part }: { part: string }) => (
  <link rel="stylesheet" href={ADDRESSES[part]} />
)
