import { Hand, type Line } from "./hand"
import { PEOPLE } from "./people"

/** Frame of an exercise book's label, 480 by 176: four strokes that cross at the corners. */
const LABEL: readonly Line[] = [
  [4, [6, 13], [160, 11], [320, 13], [473, 11]],
  [4, [468, 5], [467, 60], [469, 120], [467, 171]],
  [4, [5, 164], [160, 166], [320, 163], [475, 165]],
  [4, [13, 6], [12, 60], [14, 120], [12, 170]],
]

/** Drawings of the site itself, each one colour, by the name of their constant in `src/components/drawings`. */
export const SIGNS = {
  LOST: new Hand(71).strokes(PEOPLE.searching),
  WAITING: new Hand(83).strokes(PEOPLE.waiting),
  LABEL: new Hand(97).strokes(LABEL),
}
