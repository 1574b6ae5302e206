/** Splits `Des sites *avant* tout` at its asterisks into runs of text. A lone asterisk stays a character. */
export const runsOf = (text: string) =>
  // Splitting by a pattern with a group puts what the group held at the odd places.
  text
    .split(/\*([^*]+)\*/)
    .map((run, index) => ({ text: run, stressed: index % 2 === 1 }))
    .filter(run => run.text !== "")
