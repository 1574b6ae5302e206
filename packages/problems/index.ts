export { HIDDEN_SIGN } from "./hidden-sign"
export {
  type ArticleProblem,
  articleProblem,
  type ContentProblem,
  didYouMean,
  type Fault,
  firstProblems,
  formatProblems,
  hasErrors,
  inOrder,
  limitProblems,
  nearest,
  type Place,
  partName,
  partProblem,
  place,
  placeIn,
  placeInWords,
  problemAt,
  problemInWords,
  shortJson,
} from "./problem"
export { report } from "./report"
