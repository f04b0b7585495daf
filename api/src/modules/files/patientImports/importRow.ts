import type { Selectable } from 'kysely'
import type { PatientImport } from 'shared/contracts/patients/patientImport'
import { isUndoable, undoableUntil } from 'shared/domain/patients/import/undoPeriod'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import type { Tables } from '../../../tables/tables.ts'
import { storedImport } from './storedImport.ts'

export type ImportRow = Selectable<Tables['patient_import']>

const countsOf = ({ new_lines, same_lines, changed_lines, refused_lines }: ImportRow): PatientImport['counts'] =>
  new_lines === null || same_lines === null || changed_lines === null || refused_lines === null
    ? null
    : { new: new_lines, same: same_lines, changed: changed_lines, refused: refused_lines }

/** Maps a row to an import as the screen shows it. */
export function importOf(row: ImportRow, cipher: FieldCipher, now: Date): PatientImport {
  const { id, state, finished_at: finishedAt } = row
  const preview = storedImport.preview.decrypt(cipher, id, row.preview_sealed)
  const canUndo = state === 'DONE' && finishedAt !== null && isUndoable(finishedAt, now)
  return {
    id,
    state,
    progress: row.progress,
    createdAt: row.created_at.toISOString(),
    failureCode: row.failure_code,
    onlyNew: row.only_new,
    omitsWrongCells: row.omits_wrong_cells,
    counts: countsOf(row),
    leftOutLines: row.left_out_lines ?? 0,
    fileName: preview?.fileName ?? '',
    sheets: preview?.sheets ?? [],
    sheet: row.sheet,
    columns: preview?.columns ?? [],
    undoableUntil: canUndo ? undoableUntil(finishedAt).toISOString() : null,
    undone: storedImport.undone.decrypt(cipher, id, row.undone_sealed) ?? null,
  }
}
