import type { Page } from "@playwright/test"

interface Word {
  text: string
  ratio: number
}

/**
 * Contrast of every element's own text with what is painted behind it. axe leaves undecided what stands in a
 * box that scrolls, and code does.
 */
export const contrastsOf = (page: Page, selector: string): Promise<Word[]> =>
  page.locator(selector).evaluateAll(elements => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
    const channelsOf = (colour: string): readonly number[] => {
      if (!canvas) throw new Error("no canvas")
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channelsOf(colour).map(channel => {
        const part = channel / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const groundOf = (element: Element | null): string => {
      if (!element) return "white"
      const { backgroundColor } = getComputedStyle(element)
      return channelsOf(backgroundColor)[3] === 255
        ? backgroundColor
        : groundOf(element.parentElement)
    }
    return elements.map(element => {
      const both = [luminance(getComputedStyle(element).color), luminance(groundOf(element))]
      const ratio = (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
      return { text: element.textContent ?? "", ratio }
    })
  })
