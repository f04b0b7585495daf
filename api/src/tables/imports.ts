import type { Generated } from 'kysely'
import type { ImportState } from 'shared/contracts/patients/patientImport'
import type { ImportField } from 'shared/domain/patients/import/importFields'
import type { WithDefault, Timestamp } from './columns.ts'

interface PatientImport {
  tenant_id: string
  id: string
  account_id: string
  state: ImportState
  preview: boolean
  only_new: WithDefault<boolean>
  progress: WithDefault<number>
  failure_code: string | null
  tries: WithDefault<number>
  new_lines: number | null
  same_lines: number | null
  changed_lines: number | null
  refused_lines: number | null
  left_out_lines: number | null
  omits_wrong_cells: WithDefault<boolean>
  sheet: WithDefault<number>
  columns: unknown
  file_sealed: Buffer | null
  cells_sealed: Buffer | null
  preview_sealed: Buffer | null
  lines_sealed: Buffer | null
  undone_sealed: Buffer | null
  created_at: Generated<Date>
  finished_at: Timestamp | null
}

interface PatientImportChange {
  tenant_id: string
  import_id: string
  patient_id: string
  version: string
  former_sealed: Buffer | null
}

interface PatientImportColumn {
  tenant_id: string
  header: string
  field: ImportField | null
}

/** Tables of patient imports, of the patients that they changed, and of the saved column mappings. */
export interface ImportTables {
  patient_import: PatientImport
  patient_import_change: PatientImportChange
  patient_import_column: PatientImportColumn
}
