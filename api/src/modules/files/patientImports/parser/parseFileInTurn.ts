import { parseFile, type ParserOptions } from './parseFile.ts'
import type { Sheet } from './Sheet.ts'

let previous: Promise<unknown> = Promise.resolve()

/** Like `parseFile`, but one file at a time, to limit memory. */
export function parseFileInTurn(bytes: Buffer, options?: ParserOptions): Promise<Sheet[]> {
  const parsed = previous.then(() => parseFile(bytes, options))
  previous = parsed.catch(() => undefined)
  return parsed
}
