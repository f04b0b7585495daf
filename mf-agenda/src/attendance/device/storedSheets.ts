import type { AttendanceSheet } from 'shared/contracts/agenda/attendance'
import { isRecord } from 'shared/domain/isRecord'
import { practiceToday } from 'shared/session'
import type { StoredSheet } from './StoredSheet.ts'
import { createEncryptedRecords } from '../../device/encryptedRecords.ts'

const sheetRecords = createEncryptedRecords(
  'sheet',
  (value): value is StoredSheet =>
    isRecord(value) &&
    typeof value.openedOn === 'string' &&
    isRecord(value.sheet) &&
    Array.isArray(value.sheet.sessions),
)

/** Stores a sheet for today, and removes sheets stored on other days. */
export async function storeSheet(sessionId: string, sheet: AttendanceSheet): Promise<void> {
  await sheetRecords.store(sessionId, { openedOn: practiceToday(), sheet })
  for (const { id, value } of await sheetRecords.read())
    if (value.openedOn !== practiceToday()) await sheetRecords.remove(id)
}

/** Returns the sheet as it was last loaded today; undefined if it was not loaded today. */
export async function readStoredSheet(sessionId: string): Promise<AttendanceSheet | undefined> {
  const record = (await sheetRecords.read()).find(({ id }) => id === sessionId)
  return record && record.value.openedOn === practiceToday() ? record.value.sheet : undefined
}
