/** What may be kept of an error: its name and codes, never its message, in which an address or a name may stand. */
export function kindOfError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : ''
  const answer = 'responseCode' in error ? String(error.responseCode) : ''
  return [error.name, code, answer].filter(Boolean).join(' ')
}
