/** A figure without a name of its own: it stands beside the words that say what happened. */
export const Sign = ({ outlines }: { outlines: string }) => (
  <svg width="4.625rem" viewBox="-76 -190 148 200" overflow="visible" aria-hidden="true">
    {/* Not inherited: some places draw their icons as lines. */}
    <path fill="var(--ink)" stroke="none" d={outlines} />
  </svg>
)
