/** Undoes Markdown's percent-encoding of an address: files and anchors are found by their names. */
export function decodedAddress(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
