/** Downloads a file in the browser under its name. */
export function saveFile({ blob, filename }: { blob: Blob; filename: string }): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = filename
  link.click()
  // The browser may still read the URL after `click` returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
