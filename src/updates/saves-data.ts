/** Whether the visitor's browser asks for as little data as possible. Not in every browser's `navigator`. */
export function savesData(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : undefined
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  )
}
