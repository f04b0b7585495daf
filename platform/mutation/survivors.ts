import type { MutantResult } from '@stryker-mutator/api/core'
import { relative } from 'node:path'
import { root } from '../start/root.mjs'

/** A mutant that no test kills; lines and columns begin at 1. */
export interface Survivor {
  file: string
  line: number
  column: number
  endLine: number
  endColumn: number
  status: 'Survived' | 'NoCoverage'
  mutator: string
  replacement: string
}

export const survivorsOf = (results: readonly MutantResult[]): Survivor[] =>
  results.flatMap(({ fileName, location: { start, end }, status, mutatorName, replacement }) =>
    status === 'Survived' || status === 'NoCoverage'
      ? [
          {
            file: relative(root, fileName),
            line: start.line,
            column: start.column,
            endLine: end.line,
            endColumn: end.column,
            status,
            mutator: mutatorName,
            replacement,
          },
        ]
      : [],
  )

/** Returns the range of a mutant in Stryker's notation, whose columns begin at 0. */
export const rangeOf = ({ file, line, column, endLine, endColumn }: Survivor): string =>
  `${file}:${line}:${column - 1}-${endLine}:${endColumn - 1}`
