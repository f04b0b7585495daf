import type { Patient, PatientInput, PatientType } from '../../../contracts/patients/patient.ts'
import type { Day } from '../../calendar/day.ts'
import type { ColumnMapping, ImportField } from './importFields.ts'
import type { LeftOutCell } from './leftOutCell.ts'
import type { SheetRow } from './recogniseColumns.ts'

/** A line as the preview showed it. */
interface PreviewedLine {
  verdict: Verdict
  changes: PlannedLine['changes']
  /** The id of the patient that the line changes; undefined if unknown. */
  patientId?: string | undefined
}

export type Verdict = 'new' | 'same' | 'changed' | 'refused'

/** A line of the file, and how it is imported. */
export interface PlannedLine {
  /** The number of the line, counted from 1 as in a spreadsheet. */
  line: number
  verdict: Verdict
  name: string
  type: PatientType
  /** The reasons why the line is refused, or a sentence about the earlier line that it repeats. */
  reasons: string[]
  /** The cells that are not imported, with their reasons; empty for a refused line. */
  leftOut: LeftOutCell[]
  /** The stored and the new value of each changed field. */
  changes: { label: string; from: string; to: string }[]
  /** The values of a new line. */
  values: { label: string; value: string }[]
  /** The patient to store for a new or a changed line; `former` is the stored patient before the change. */
  write?: { id: string; input: PatientInput; former?: Patient }
}

/** A violation of a rule by a patient's input. */
export interface InputProblem {
  /** The field; undefined if it concerns several. */
  field?: ImportField | undefined
  /** The name of the field, if the message alone does not identify it. */
  label?: string | undefined
  /** In French. */
  message: string
}

/** A sheet to import, and the stored patients with which its lines are compared. */
export interface ImportPlan {
  rows: readonly SheetRow[]
  /** The index of the header row in `rows`; -1 without one. */
  headerRow: number
  headers: readonly string[]
  columns: ColumnMapping
  /** Every patient of the practice that is not deleted, also archived patients. */
  patients: readonly Patient[]
  today: Day
  /** The practice's time zone; UTC if omitted. */
  timeZone?: string | undefined
  /** Whether a wrong cell is left out of its line; else the line is refused. */
  omitsWrongCells?: boolean
  newId: () => string
  /** Returns the violations of the contract's schema, such as texts that are too long. */
  schemaProblems: (input: PatientInput) => InputProblem[]
  /**
   * The lines that a member saw before the import, by number: a line that would now change something else is refused.
   * Omitted without a preview.
   */
  previewedLines?: ReadonlyMap<number, PreviewedLine> | undefined
}
