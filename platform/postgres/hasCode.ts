/** Returns whether the error's system code is one of these (`ENOENT`, `EADDRINUSE`, …). */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code))
}
