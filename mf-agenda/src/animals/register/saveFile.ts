/** Hands a file to the browser, which saves it under its name. */
export function saveFile({ blob, filename }: { blob: Blob; filename: string }): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = filename
  link.click()
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
