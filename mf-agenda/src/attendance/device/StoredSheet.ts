import type { AttendanceSheet } from 'shared/contracts/agenda/attendance'

export interface StoredSheet {
  /** Day on which the sheet was opened. */
  openedOn: string
  sheet: AttendanceSheet
}
