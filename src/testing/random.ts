/**
 * Whole numbers that look random and are always the same for a seed: Numerical Recipes' linear
 * congruential generator; the low bits, which repeat early, are dropped.
 */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state >>> 8
  }
}
