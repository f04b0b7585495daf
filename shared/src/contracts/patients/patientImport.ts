import * as Type from 'typebox'
import type { Static } from 'typebox'
import { importLimits } from './importLimits.ts'
import { individualTextNames } from './individualTexts.ts'
import { PatientType } from './patient.ts'
import { Flag, Id, Nullable, Text } from '../wire.ts'

const Count = Type.Integer({ minimum: 0 })

/**
 * READING: the file is read, or its lines are compared again. READY: the preview waits for confirmation. RUNNING: the
 * lines are written. DONE, FAILED (nothing was written), UNDONE (reverted).
 */
export const ImportState = Type.Union([
  Type.Literal('READING'),
  Type.Literal('READY'),
  Type.Literal('RUNNING'),
  Type.Literal('DONE'),
  Type.Literal('FAILED'),
  Type.Literal('UNDONE'),
])
export type ImportState = Static<typeof ImportState>

const Verdict = Type.Union([
  Type.Literal('new'),
  Type.Literal('same'),
  Type.Literal('changed'),
  Type.Literal('refused'),
])

const importFieldNames = [
  'fullName',
  'lastname',
  'firstname',
  'type',
  'companyName',
  'siren',
  'siret',
  'vatNumber',
  'contactLastname',
  'contactFirstname',
  'email',
  'phoneNumber',
  'secondPhoneNumber',
  'streetName',
  'zipCode',
  'city',
  'country',
  'birthdate',
  'nbHoursToDo',
  ...individualTextNames,
  'practiceNote',
] as const
export type ImportField = (typeof importFieldNames)[number]

/** The field that a column fills, defined in `shared/domain/patients/import/importFields.ts`. */
export const ImportField = Type.Unsafe<ImportField>(Type.Union(importFieldNames.map((name) => Type.Literal(name))))

const ImportColumn = Type.Object({
  header: Type.String(),
  /** The first non-empty cells, to help choosing the field. */
  examples: Type.Array(Type.String()),
  field: Nullable(ImportField),
})

export const PatientImport = Type.Object({
  id: Id,
  state: ImportState,
  /** From 0 to 100, in the states READING and RUNNING. */
  progress: Type.Integer({ minimum: 0, maximum: 100 }),
  createdAt: Type.String(),
  /** The reason it failed. */
  failureCode: Nullable(Type.String()),
  /** Whether lines that change an existing patient are skipped. */
  onlyNew: Type.Boolean(),
  /** Lines by verdict; null while unknown. */
  counts: Nullable(Type.Object({ new: Count, same: Count, changed: Count, refused: Count })),
  /** Whether a cell that cannot be read is left out of its line; else the whole line is refused. */
  omitsWrongCells: Type.Boolean(),
  /** The number of lines with a cell that is left out. */
  leftOutLines: Count,
  fileName: Type.String(),
  sheets: Type.Array(Type.Object({ name: Type.String(), lines: Count })),
  /** The index of the imported sheet. */
  sheet: Count,
  columns: Type.Array(ImportColumn),
  /** The instant until which the import can be undone; null if it cannot. */
  undoableUntil: Nullable(Type.String()),
  /** The result of undoing it; `kept` names the patients that stay because they were changed or used since. */
  undone: Nullable(Type.Object({ removed: Count, restored: Count, kept: Type.Array(Type.String()) })),
})
export type PatientImport = Static<typeof PatientImport>

export const ImportLine = Type.Object({
  /** Counted from 1, as in a spreadsheet. */
  line: Type.Integer({ minimum: 1 }),
  verdict: Verdict,
  name: Type.String(),
  /** The type of patient, by the line's columns and its name. */
  type: PatientType,
  reasons: Type.Array(Type.String()),
  /** The cells that are left out of the line although it is imported, each with its reason in French. */
  leftOut: Type.Array(Type.Object({ label: Type.String(), cell: Type.String(), reason: Type.String() })),
  /** The cells of the line while it can be corrected, before the import is run; else empty. */
  cells: Type.Array(Type.String()),
  changes: Type.Array(Type.Object({ label: Type.String(), from: Type.String(), to: Type.String() })),
  /** Values that a new line adds; empty for the other lines. */
  values: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
})
export type ImportLine = Static<typeof ImportLine>

export const ImportLines = Type.Object({ lines: Type.Array(ImportLine), total: Count })

export const ImportLinesSearch = Type.Object({
  verdict: Type.Optional(Verdict),
  /** Only lines with a cell that is left out. */
  leftOut: Type.Optional(Flag),
  /** Starts at 0; fifty lines a page. */
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
})

/** `preview`: only compares the lines; `POST /technical/patients/imports/:id/run` writes them. */
export const ImportOptions = Type.Object({ preview: Type.Optional(Flag) })

/** `onlyNew`: existing patients are not changed. */
export const ImportChoice = Type.Object({ onlyNew: Type.Optional(Flag) })

export const ImportMapping = Type.Object({
  sheet: Count,
  /** The field of each column; null ignores the column. An empty list keeps the recognised fields. */
  columns: Type.Array(Nullable(ImportField), { maxItems: importLimits.columns }),
  /** If omitted, unchanged. */
  omitsWrongCells: Type.Optional(Type.Boolean()),
})
export type ImportMapping = Static<typeof ImportMapping>

/** The number of a line, counted from 1 as in a spreadsheet. */
export const ByLine = Type.Object({ id: Id, line: Type.String({ pattern: '^[1-9][0-9]{0,5}$' }) })

/** All cells of a line, as a member corrected them. */
export const CorrectedLine = Type.Object({
  cells: Type.Array(Text(importLimits.cellLength), { maxItems: importLimits.columns }),
})
export type CorrectedLine = Static<typeof CorrectedLine>
