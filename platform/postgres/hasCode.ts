/** Whether the system refused for this reason (`ENOENT`, `EADDRINUSE`, …). */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
