import type { AttendanceSheet } from 'shared/contracts/agenda/attendance'
import { practiceToday } from 'shared/session'
import { keepRecord, keptRecords, removeRecord } from './sealedRecords.ts'

/** Keeps a sheet for the day, and removes those of other days. */
export async function keepSheet(sessionId: string, sheet: AttendanceSheet): Promise<void> {
  await keepRecord('sheet', sessionId, { openedOn: practiceToday(), sheet })
  for (const { id, value } of await keptRecords('sheet'))
    if (value.openedOn !== practiceToday()) await removeRecord('sheet', id)
}

/** The sheet as it was when it was opened today; undefined without one. */
export async function keptSheet(sessionId: string): Promise<AttendanceSheet | undefined> {
  const kept = (await keptRecords('sheet')).find(({ id }) => id === sessionId)
  return kept && kept.value.openedOn === practiceToday() ? kept.value.sheet : undefined
}
