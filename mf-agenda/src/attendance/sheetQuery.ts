import type { AttendanceSheet } from 'shared/contracts/agenda/attendance'
import { isStatus, queryOptions } from 'shared/client'
import { attendanceKey } from '../keys.ts'
import { readSheet } from './api.ts'
import { storeSheet, readStoredSheet } from './device/storedSheets.ts'

/** Loads the sheet and stores it for the day. Offline, returns the sheet stored earlier today. */
async function loadSheet(id: string): Promise<AttendanceSheet> {
  try {
    const sheet = await readSheet(id)
    // If the device cannot store the sheet, the page still works as long as it is open.
    await storeSheet(id, sheet).catch(() => undefined)
    return sheet
  } catch (error) {
    const offlineSheet = isStatus(error, 0) ? await readStoredSheet(id).catch(() => undefined) : undefined
    if (!offlineSheet) throw error
    return offlineSheet
  }
}

export const sheetQuery = (id: string) =>
  queryOptions({ queryKey: attendanceKey(id), queryFn: () => loadSheet(id), staleTime: 0 })
