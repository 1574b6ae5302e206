import { type Colour, paint, schemesOf } from "./colours"
import { Hand } from "./hand"
import { type Faces, Lettering } from "./lettering"

interface Style {
  colour?: Colour
  /** Height of an em, in units. */
  size?: number
  bold?: boolean
  anchor?: "start" | "middle" | "end"
  /** Reads from the bottom to the top. */
  upwards?: boolean
}

/**
 * Figure of an article: a file with both schemes, because browsers give a picture the scheme of the page around it. Boxes
 * and arrows are strokes of the hand, and letters are in the site's face.
 */
export class Figure extends Hand {
  private readonly lettering: Lettering
  private readonly used = new Set<Colour>(["paper"])

  constructor(seed: number, faces: Faces) {
    super(seed)
    this.lettering = new Lettering(faces)
  }

  /** A box from its left upper corner, in one stroke that begins and ends at its left. */
  box(x: number, y: number, width: number, height: number, colour: Colour, fill?: Colour): void {
    if (fill) this.area(x + 2, y + 2, width - 4, height - 4, fill)
    const [right, bottom] = [x + width, y + height]
    const corners = [
      [x, y],
      [right, y],
      [right, bottom],
    ] as const
    const [first, ...others] = corners.flatMap(corner => [corner, corner])
    const ends = [
      [x, bottom - 4],
      [x + 8, bottom],
    ] as const
    this.stroke([5, ends[0], ...(first ? [first] : []), ...others, ends[1]], colour)
  }

  /** A plain field of colour. */
  area(x: number, y: number, width: number, height: number, colour: Colour): void {
    this.shapes.push(
      `<path fill="${this.colour(colour)}" d="M${x} ${y}h${width}v${height}h-${width}z"/>`,
    )
  }

  /** A line of writing that nobody reads. */
  bar(x: number, y: number, width: number, colour: Colour = "rule", weight = 11): void {
    this.stroke([weight, [x, y], [x + width / 2, y - 1], [x + width, y + 1]], colour)
  }

  /** An arrow down. */
  arrow(x: number, from: number, to: number, colour: Colour): void {
    this.stroke([6, [x, from], [x + 1, (from + to) / 2], [x, to]], colour)
    this.stroke([4, [x - 9, to - 11], [x, to], [x, to], [x + 9, to - 12]], colour)
  }

  text(x: number, y: number, words: string, style: Style = {}): void {
    const { colour = "ink", size = 24, bold = false, anchor = "start", upwards = false } = style
    const place = `translate(${x} ${y})${upwards ? " rotate(-90)" : ""}`
    const letters = this.lettering.write(words, bold ? "bold" : "plain", size, anchor)
    this.shapes.push(`<g fill="${this.colour(colour)}" transform="${place}">${letters}</g>`)
  }

  /** The file, with its title for programs that show it alone. */
  file(width: number, height: number, title: string): string {
    const scheme = (at: 0 | 1) =>
      [...this.used].map(one => `--${one}:${schemesOf(one)[at]}`).join(";")
    const style = `:root{${scheme(0)}}@media (prefers-color-scheme:dark){:root{${scheme(1)}}}`
    const head = `<title>${title}</title><style>${style}</style><defs>${this.lettering.defs()}</defs>`
    const paper = `<path fill="var(--paper)" d="M0 0h${width}v${height}H0z"/>`
    const size = `width="${width}" height="${height}"`
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${head}${paper}${this.shapes.join("")}</svg>\n`
  }

  private stroke(line: Parameters<Hand["draw"]>[0][number], colour: Colour): void {
    this.used.add(colour)
    this.draw([line], colour)
  }

  private colour(colour: Colour): string {
    this.used.add(colour)
    return paint(colour)
  }
}
