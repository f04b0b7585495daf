import type { AttendanceInput, StrikeInput } from 'shared/contracts/agenda/attendance'
import { call, callFile } from 'shared/client'

export const readSheet = (id: string) => call('GET /sessions/:id/attendance', { params: { id } })

/** Sends a line; a line that is sent twice, with the same `entryId`, is recorded once. */
export const sendLine = (id: string, body: AttendanceInput) =>
  call('POST /sessions/:id/attendance', { params: { id }, body })

/** Strikes a line with its reason; it stays on the sheet. */
export const strikeLine = (id: string, body: StrikeInput) =>
  call('POST /sessions/:id/attendance/strikes', { params: { id }, body })

export const readSheetFile = (id: string) => callFile('GET /sessions/:id/attendance/file', { params: { id } })
