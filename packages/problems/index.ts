export {
  type ArticleProblem,
  articleProblem,
  type ContentProblem,
  countProblems,
  didYouMean,
  type Fault,
  formatProblems,
  hasErrors,
  inOrder,
  limitProblems,
  type Place,
  partProblem,
  placeIn,
  problemAt,
  shortJson,
} from "./problem"
export { HIDDEN_SIGN, report } from "./report"
