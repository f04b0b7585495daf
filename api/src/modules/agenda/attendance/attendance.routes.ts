import type { Handlers } from '../../../handlers.ts'
import { readAttendanceFile } from './attendanceFile.service.ts'
import { readAttendance } from './readAttendance.service.ts'
import { recordAttendance } from './recordAttendance.service.ts'
import { strikeEntry } from './strikeEntry.service.ts'

export const attendanceHandlers = {
  'GET /sessions/:id/attendance': (call) => readAttendance(call, call.params.id),

  'POST /sessions/:id/attendance': (call) => recordAttendance(call, call.params.id, call.body),

  'POST /sessions/:id/attendance/strikes': (call) => strikeEntry(call, call.params.id, call.body),

  'GET /sessions/:id/attendance/file': (call) => readAttendanceFile(call, call.params.id),
} satisfies Partial<Handlers>
