import type { AttendanceSheet } from 'shared/contracts/agenda/attendance'
import { isStatus, queryOptions } from 'shared/client'
import { attendanceKey } from '../keys.ts'
import { readSheet } from './api.ts'
import { keepSheet, keptSheet } from './device/keptSheets.ts'

/** The sheet from the server, kept for the day; without network, as it was when it was opened today. */
async function loadSheet(id: string): Promise<AttendanceSheet> {
  try {
    const sheet = await readSheet(id)
    // Without storage on the device, the page works as long as it is open.
    await keepSheet(id, sheet).catch(() => undefined)
    return sheet
  } catch (error) {
    const kept = isStatus(error, 0) ? await keptSheet(id).catch(() => undefined) : undefined
    if (!kept) throw error
    return kept
  }
}

export const sheetQuery = (id: string) =>
  queryOptions({ queryKey: attendanceKey(id), queryFn: () => loadSheet(id), staleTime: 0 })
