import { parseFile, type ParserOptions } from './parseFile.ts'
import type { Sheet } from './Sheet.ts'

let last: Promise<unknown> = Promise.resolve()

/** `parseFile`, one file at a time in this process: five at once would take five times the memory. */
export function parseFileInTurn(bytes: Buffer, options?: ParserOptions): Promise<Sheet[]> {
  const parsed = last.then(() => parseFile(bytes, options))
  last = parsed.catch(() => undefined)
  return parsed
}
