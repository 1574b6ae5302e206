/** Prints a row of a Markdown table. */
export const printRow = (cells: readonly (string | number | undefined)[]): void => {
  process.stdout.write(`| ${cells.join(" | ")} |\n`)
}

/** Prints the head of a Markdown table. */
export function printHead(names: readonly string[]): void {
  printRow(names)
  printRow(names.map(() => "---"))
}
