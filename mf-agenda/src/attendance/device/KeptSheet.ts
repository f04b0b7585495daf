import type { AttendanceSheet } from 'shared/contracts/agenda/attendance'

export interface KeptSheet {
  /** The day it was opened. */
  openedOn: string
  sheet: AttendanceSheet
}
