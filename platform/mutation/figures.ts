import type { MutantResult } from '@stryker-mutator/api/core'
import { dirname, relative } from 'node:path'
import { root } from '../start/root.mjs'
import { rulesFolder } from './mutatedFiles.ts'

interface Figures {
  killed: number
  survived: number
  timeout: number
  noCoverage: number
  /** Static mutants, which are not run. */
  ignored: number
}

/** A table of the counts of mutants per folder of `shared/src/domain`, and in total. */
export function figuresByFolder(results: readonly MutantResult[]): string {
  const byFolder = Object.groupBy(
    results,
    ({ fileName }) => relative(`${root}/${rulesFolder}`, dirname(fileName)) || '.',
  )
  const rows = Object.entries(byFolder)
    .toSorted(([left], [right]) => left.localeCompare(right))
    .map(([folder, mutants = []]) => [folder, ...cells(figuresOf(mutants))])
  const table = [
    ['folder', 'killed', 'survived', 'timeout', 'no coverage', 'static', 'score'],
    ...rows,
    ['all', ...cells(figuresOf(results))],
  ]
  const width = Math.max(...table.map(([folder = '']) => folder.length))
  return table
    .map(([folder = '', ...values]) => folder.padEnd(width) + values.map((value) => value.padStart(12)).join(''))
    .join('\n')
}

function figuresOf(results: readonly MutantResult[]): Figures {
  const count = (status: MutantResult['status']) => results.filter((result) => result.status === status).length
  return {
    killed: count('Killed'),
    survived: count('Survived'),
    timeout: count('Timeout'),
    noCoverage: count('NoCoverage'),
    ignored: count('Ignored'),
  }
}

const cells = (figures: Figures) => [
  ...[figures.killed, figures.survived, figures.timeout, figures.noCoverage, figures.ignored].map(String),
  `${score(figures).toFixed(1)} %`,
]

/** Percentage of the mutants that a test noticed among those that were run. */
function score({ killed, survived, timeout, noCoverage }: Figures): number {
  const noticed = killed + timeout
  const all = noticed + survived + noCoverage
  return all === 0 ? 100 : (100 * noticed) / all
}
