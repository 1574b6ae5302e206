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
  partProblem,
  placeIn,
  problemAt,
  shortJson,
} from "./problem"
export { HIDDEN_SIGN, report } from "./report"
