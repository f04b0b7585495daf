import type { AttendanceSheet } from 'shared/contracts/agenda/attendance'

export interface StoredSheet {
  /** Day on which the sheet was last loaded. */
  openedOn: string
  sheet: AttendanceSheet
}
