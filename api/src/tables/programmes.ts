import type { Generated } from 'kysely'
import type { ProgrammeUnit } from 'shared/contracts/patients/programme'
import type { WithDefault, Timestamp } from './columns.ts'

interface Programme {
  tenant_id: string
  id: string
  patient_id: string
  unit: ProgrammeUnit
  /** Minutes if `unit` is HOURS, otherwise sessions. */
  planned: number
  start_date: string
  planned_end_date: string | null
  /** The last day whose sessions count; null while the programme runs. */
  ended_on: string | null
  content: Buffer
  version: WithDefault<number>
  created_at: Generated<Date>
}

interface ProgrammeReport {
  tenant_id: string
  id: string
  programme_id: string
  audience: 'FULL' | 'FUNDER'
  content: Buffer
  given_by: string
  author_name: string
  given_at: Timestamp
}

interface ReportLink {
  tenant_id: string
  id: string
  report_id: string
  recipient: string
  expires_at: Timestamp
  revoked_at: Timestamp | null
  opened_at: Timestamp | null
  created_at: Generated<Date>
}

/** Tables of programmes and their issued reports. */
export interface ProgrammeTables {
  programme: Programme
  programme_report: ProgrammeReport
  report_link: ReportLink
}
