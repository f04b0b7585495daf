import { momentIn } from 'shared/domain/calendar/wallClock'
import { recogniseColumns } from 'shared/domain/patients/import/recogniseColumns'
import type { Tx } from '../../../db.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import type { Services } from '../../../services.ts'
import { patientWithNoteOf } from '../../patients/patients/practiceNote.ts'
import { findTimeZone } from '../../practice/user/user.sql.ts'
import { findUndeletedRows } from './importedPatients.sql.ts'
import type { ImportRow } from './importRow.ts'
import type { Sheet } from './parser/Sheet.ts'
import { findRememberedColumns } from './patientImports.sql.ts'
import { parseChosenColumns } from './storedImport.ts'

async function readTodayAndTimeZone(services: Services, tx: Tx): Promise<{ today: string; timeZone: string }> {
  const timeZone = await findTimeZone(tx)
  return { today: momentIn(timeZone, services.now()).day, timeZone }
}

/** Index of the sheet with the most recognised columns; on a tie, of the first such sheet. */
export async function findBestSheet(services: Services, tx: Tx, sheets: readonly Sheet[]): Promise<number> {
  const { today } = await readTodayAndTimeZone(services, tx)
  const rememberedFields = await findRememberedColumns(tx)
  const recognisedCounts = sheets.map(
    ({ rows }) => recogniseColumns(rows, today, rememberedFields).columns.filter((field) => field !== null).length,
  )
  return Math.max(0, recognisedCounts.indexOf(Math.max(...recognisedCounts)))
}

/** Reads the input of an import plan: rows, columns and current patients. */
export async function readPlanInput(
  { services, tx, cipher }: { services: Services; tx: Tx; cipher: FieldCipher },
  row: ImportRow,
  sheets: readonly Sheet[],
) {
  const { rows = [] } = sheets[row.sheet] ?? {}
  const { today, timeZone } = await readTodayAndTimeZone(services, tx)
  const recognisedFields = recogniseColumns(rows, today, await findRememberedColumns(tx))
  const patientRows = await findUndeletedRows(tx)
  const columns = parseChosenColumns(row.columns) ?? recognisedFields.columns
  const patients = patientRows.map((patientRow) => patientWithNoteOf(cipher, patientRow))
  const omitsWrongCells = row.omits_wrong_cells
  return { patientRows, plan: { rows, ...recognisedFields, columns, patients, today, timeZone, omitsWrongCells } }
}
