import type { MutantResult } from '@stryker-mutator/api/core'
import { dirname, relative } from 'node:path'
import { root } from '../start/root.mjs'
import { rulesFolder } from './mutatedFiles.ts'

interface Figures {
  killed: number
  survived: number
  timeout: number
  noCoverage: number
  /** Static mutants, which are not tested. */
  ignored: number
}

/** Returns a table with the counts of mutants per folder of `shared/src/domain`, and in total. */
export function figuresByFolder(results: readonly MutantResult[]): string {
  const byFolder = Object.groupBy(
    results,
    ({ fileName }) => relative(`${root}/${rulesFolder}`, dirname(fileName)) || '.',
  )
  const rows = Object.entries(byFolder)
    .toSorted(([left], [right]) => left.localeCompare(right))
    .map(([folder, mutants = []]) => [folder, ...cellsOf(countMutants(mutants))])
  const table = [
    ['folder', 'killed', 'survived', 'timeout', 'no coverage', 'static', 'score'],
    ...rows,
    ['all', ...cellsOf(countMutants(results))],
  ]
  const width = Math.max(...table.map(([folder = '']) => folder.length))
  return table
    .map(([folder = '', ...values]) => folder.padEnd(width) + values.map((value) => value.padStart(12)).join(''))
    .join('\n')
}

function countMutants(results: readonly MutantResult[]): Figures {
  const countStatus = (status: MutantResult['status']) => results.filter((result) => result.status === status).length
  return {
    killed: countStatus('Killed'),
    survived: countStatus('Survived'),
    timeout: countStatus('Timeout'),
    noCoverage: countStatus('NoCoverage'),
    ignored: countStatus('Ignored'),
  }
}

const cellsOf = (figures: Figures) => [
  ...[figures.killed, figures.survived, figures.timeout, figures.noCoverage, figures.ignored].map(String),
  `${scoreOf(figures).toFixed(1)} %`,
]

/** Returns the percentage of the tested mutants that a test detected. */
function scoreOf({ killed, survived, timeout, noCoverage }: Figures): number {
  const detected = killed + timeout
  const all = detected + survived + noCoverage
  return all === 0 ? 100 : (100 * detected) / all
}
