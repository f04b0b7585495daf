import type { PlannedLine, Verdict } from 'shared/domain/patients/import/ImportPlan'
import type { Sheet } from './parser/Sheet.ts'
import type { StoredLine } from './storedImport.ts'

const countOf = (lines: readonly PlannedLine[], verdict: Verdict) =>
  lines.filter((line) => line.verdict === verdict).length

/** Number of lines per verdict, as columns of the import. */
export const countsOf = (lines: readonly PlannedLine[]) => ({
  new_lines: countOf(lines, 'new'),
  same_lines: countOf(lines, 'same'),
  changed_lines: countOf(lines, 'changed'),
  refused_lines: countOf(lines, 'refused'),
  left_out_lines: lines.filter(({ leftOut }) => leftOut.length > 0).length,
})

/**
 * Returns the lines to store, without the patients to write: a refused line has its cells, a changed line the id of its
 * patient.
 */
export const storedLines = (lines: readonly PlannedLine[], { rows }: Pick<Sheet, 'rows'>): StoredLine[] =>
  lines.map(({ write, ...line }) => {
    if (line.verdict === 'refused') return { ...line, cells: rows[line.line - 1] ?? [] }
    return write?.former ? { ...line, patientId: write.id } : line
  })
