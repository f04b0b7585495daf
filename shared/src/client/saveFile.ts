const revokeDelayMs = 60_000

/** Downloads a file in the browser under its name. */
export function saveFile({ blob, filename }: { blob: Blob; filename: string }): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  // The browser may still read the URL after `click` returns.
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs)
}
