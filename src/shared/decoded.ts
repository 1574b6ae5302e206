/** A part of an address as it reads; unchanged when it is not written as an address is. */
export function decoded(text: string, decode = decodeURIComponent): string {
  try {
    return decode(text)
  } catch {
    return text
  }
}
