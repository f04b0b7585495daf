import type { ColumnType } from 'kysely'
import type { Timestamp } from './columns.ts'

interface AttendanceEntry {
  tenant_id: string
  id: string
  session_id: string
  patient_id: string | null
  member_id: string | null
  participant_id: ColumnType<string, never, never>
  present: boolean
  recorded_at: Timestamp
  received_at: Timestamp
  recorded_by: string
  signed_as: string | null
  /** The entry that this entry strikes; null for a signature or an absence. */
  strikes: string | null
  content: Buffer
}

/** Table of the entries of attendance sheets. */
export interface AttendanceTables {
  attendance_entry: AttendanceEntry
}
