import { AttendanceEntry, AttendanceInput, AttendanceSheet, StrikeInput } from '../../agenda/attendance.ts'
import { errorCode } from '../../errorCodes.ts'
import { ById } from '../../wire.ts'
import type { Route } from '../route.ts'

export const attendanceRoutes = {
  'GET /sessions/:id/attendance': {
    summary: 'The attendance sheet of a session, or of the day at its firm',
    auth: 'bearer',
    privilege: 'AGENDA',
    params: ById,
    ok: AttendanceSheet,
    status: 200,
    errors: [errorCode.notFound, errorCode.sessionStateChanged],
  },
  'POST /sessions/:id/attendance': {
    summary: 'Add a signature or an absence to an attendance sheet; a line sent again is returned unchanged',
    auth: 'bearer',
    privilege: 'AGENDA',
    params: ById,
    body: AttendanceInput,
    ok: AttendanceEntry,
    status: 201,
    errors: [
      errorCode.notFound,
      errorCode.sessionStateChanged,
      errorCode.attendanceRecorded,
      errorCode.attendeeNotExpected,
      errorCode.attendanceTooEarly,
    ],
  },
  'POST /sessions/:id/attendance/strikes': {
    summary: 'Strike a line of an attendance sheet that was made by mistake, with a reason; the line stays',
    auth: 'bearer',
    privilege: 'AGENDA',
    params: ById,
    body: StrikeInput,
    ok: AttendanceSheet,
    status: 201,
    errors: [errorCode.notFound, errorCode.sessionStateChanged, errorCode.attendanceStruck],
  },
  'GET /sessions/:id/attendance/file': {
    summary: 'The attendance sheet as a PDF, with the hash of its records',
    auth: 'bearer',
    privilege: 'AGENDA',
    params: ById,
    file: ['application/pdf'],
    status: 200,
    errors: [errorCode.notFound, errorCode.sessionStateChanged],
  },
} as const satisfies Record<string, Route>
