/** A text with a French day in it: the letters of the first of a month are raised. */
export function DayText({ children: text }: { children: string }) {
  const [before, after] = text.split("1er\u00a0")
  if (after === undefined) return text
  return (
    <>
      {`${before}1`}
      <sup>er</sup>
      {`\u00a0${after}`}
    </>
  )
}
