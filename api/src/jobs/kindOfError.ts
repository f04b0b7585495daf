/** Returns an error's name and codes for logs and jobs, without its message, which may contain an address or a name. */
export function kindOfError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : ''
  const responseCode = 'responseCode' in error ? String(error.responseCode) : ''
  return [error.name, code, responseCode].filter(Boolean).join(' ')
}
