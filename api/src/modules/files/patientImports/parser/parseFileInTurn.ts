import PQueue from 'p-queue'
import { parseFile, type ParserOptions } from './parseFile.ts'
import type { Sheet } from './Sheet.ts'

const parsingQueue = new PQueue({ concurrency: 1 })

/** Like `parseFile`, but one file at a time, to limit memory. */
export const parseFileInTurn = (bytes: Buffer, options?: ParserOptions): Promise<Sheet[]> =>
  parsingQueue.add(() => parseFile(bytes, options))
