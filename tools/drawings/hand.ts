import { type Colour, paint } from "./colours"
import { outline, type Point } from "./pen"

/** A stroke: its width, then the points that it goes through. A point twice is a corner. */
export type Line = readonly [width: number, ...points: Point[]]

export interface Place {
  x: number
  y: number
}

/** Hand that makes one drawing. */
export class Hand {
  protected readonly shapes: string[] = []
  private readonly kept: string[] = []

  /** @param seed of the first stroke */
  constructor(private seed: number) {}

  /** Draws strokes in one place. */
  draw(lines: readonly Line[], colour: Colour = "ink", place: Place = { x: 0, y: 0 }): void {
    this.shapes.push(`<path fill="${paint(colour)}" d="${this.strokes(lines, place)}"/>`)
  }

  /** Draws strokes once. Returns a function that shows them in several places. */
  keep(lines: readonly Line[], scale = 1): (places: readonly Place[], colour?: Colour) => void {
    const id = String.fromCharCode(97 + this.kept.length)
    this.kept.push(`<path id="${id}" d="${this.strokes(lines, { x: 0, y: 0 }, scale)}"/>`)
    return (places, colour = "ink") => {
      const uses = places.map(({ x, y }) => `<use href="#${id}" x="${x}" y="${y}"/>`)
      this.shapes.push(`<g fill="${paint(colour)}">${uses.join("")}</g>`)
    }
  }

  /** A long stroke that keeps its width to its end. */
  pull([width, ...points]: Line, colour: Colour): void {
    const d = outline({ points, width, seed: this.seed, lift: 30 })
    this.shapes.push(`<path fill="${paint(colour)}" d="${d}"/>`)
  }

  /** A line of one width, as thin as the page's margin line: ruled, not drawn. */
  rule(d: string): void {
    const stroke = `stroke="${paint("margin")}" stroke-opacity=".75" vector-effect="non-scaling-stroke"`
    this.shapes.push(`<path fill="none" ${stroke} d="${d}"/>`)
  }

  svg(viewBox: string): string {
    const kept = this.kept.length > 0 ? `<defs>${this.kept.join("")}</defs>` : ""
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${kept}${this.shapes.join("")}</svg>\n`
  }

  /** Outlines of strokes, as the `d` of one path. */
  strokes(lines: readonly Line[], { x, y }: Place = { x: 0, y: 0 }, scale = 1): string {
    return lines
      .map(([width, ...points]) => {
        this.seed += 7
        const placed = points.map(([right, down]): Point => [x + right * scale, y + down * scale])
        return outline({ points: placed, width: width * Math.sqrt(scale), seed: this.seed })
      })
      .join("")
  }
}
