import type { IGatsbyImageData } from "gatsby-plugin-image"

/** For a small picture the plugin names the requested size; its largest file has the real width. */
export function ownSize({ images, width, height }: IGatsbyImageData) {
  const files = [...(images.fallback?.srcSet ?? "").matchAll(/ (\d+)w/g)]
  const largest = Math.max(...files.map(([, fileWidth]) => Number(fileWidth)))
  if (files.length === 0 || largest >= width) return { width, height }
  return { width: largest, height: Math.round((height * largest) / width) }
}

/** The requested size, in pixels, with the picture's proportions: its width or height is enough. */
export function scaled(
  { width, height }: { width: number; height: number },
  wanted: { width?: string | number | undefined; height?: string | number | undefined },
) {
  const scale = Number(wanted.width) / width || Number(wanted.height) / height || 1
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
