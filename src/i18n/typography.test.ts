import french from "./fr.json"

/** French sets a space that does not break before these signs, and inside its quotation marks. */
const BREAKABLE = /\p{L} [:;!?»](?:\s|$)|« /u

test.each(Object.entries(french))(
  "the interface text %s keeps its signs on the line",
  (_key, text) => {
    expect(text).not.toMatch(BREAKABLE)
  },
)
