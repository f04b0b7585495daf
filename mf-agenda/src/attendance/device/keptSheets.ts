import type { AttendanceSheet } from 'shared/contracts/agenda/attendance'
import { isRecord } from 'shared/domain/isRecord'
import { practiceToday } from 'shared/session'
import type { KeptSheet } from './KeptSheet.ts'
import { encryptedRecords } from '../../device/encryptedRecords.ts'

const sheets = encryptedRecords(
  'sheet',
  (value): value is KeptSheet =>
    isRecord(value) &&
    typeof value.openedOn === 'string' &&
    isRecord(value.sheet) &&
    Array.isArray(value.sheet.sessions),
)

/** Keeps a sheet for the day, and removes those of other days. */
export async function keepSheet(sessionId: string, sheet: AttendanceSheet): Promise<void> {
  await sheets.keep(sessionId, { openedOn: practiceToday(), sheet })
  for (const { id, value } of await sheets.read()) if (value.openedOn !== practiceToday()) await sheets.remove(id)
}

/** The sheet as it was when it was opened today; undefined without one. */
export async function keptSheet(sessionId: string): Promise<AttendanceSheet | undefined> {
  const kept = (await sheets.read()).find(({ id }) => id === sessionId)
  return kept && kept.value.openedOn === practiceToday() ? kept.value.sheet : undefined
}
