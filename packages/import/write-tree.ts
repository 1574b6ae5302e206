import type { Nodes } from "mdast"

/**
 * Writes a node as it is in `text`, except the nodes for which `change` returns other words. It gets a function that
 * writes the content of its node.
 */
export function writeTree(
  text: string,
  node: Nodes,
  change: (node: Nodes, inner: () => string) => string | undefined,
): string {
  const write = (one: Nodes): string => change(one, () => inner(one)) ?? whole(one)
  const children = (one: Nodes) =>
    "children" in one ? one.children.filter(({ position }) => position) : []
  /** The content without its marks: from the first child to the last. */
  const inner = (one: Nodes): string => {
    const [first] = children(one)
    return first ? between(spanOf(first).start, one) : ""
  }
  const between = (from: number, one: Nodes): string => {
    let written = ""
    let done = from
    for (const child of children(one)) {
      const { start, end } = spanOf(child)
      written += text.slice(done, start) + write(child)
      done = end
    }
    return written
  }
  const whole = (one: Nodes): string => {
    const { start, end } = spanOf(one)
    const last = children(one).at(-1)
    return last ? between(start, one) + text.slice(spanOf(last).end, end) : text.slice(start, end)
  }
  return write(node)
}

/** Offsets of a node in its text. */
export const spanOf = ({ position }: Nodes) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
})
