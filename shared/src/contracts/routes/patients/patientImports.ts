import * as Type from 'typebox'
import { errorCode } from '../../errorCodes.ts'
import {
  ByLine,
  CorrectedLine,
  ImportChoice,
  ImportLines,
  ImportLinesSearch,
  ImportMapping,
  ImportOptions,
  PatientImport,
} from '../../patients/patientImport.ts'
import { ById } from '../../wire.ts'
import type { Route } from '../route.ts'

const patientsAccess = { auth: 'bearer', privilege: 'PATIENTS' } as const

export const patientImportRoutes = {
  'POST /technical/patients/import': {
    ...patientsAccess,
    summary: 'Import patients from a .csv, .xls, .xlsx, .ods, .xml or .vcf file',
    query: ImportOptions,
    upload: true,
    maxBodyBytes: 6 * 1024 * 1024,
    ok: PatientImport,
    status: 201,
    errors: [errorCode.importEmpty, errorCode.mediaRefused, errorCode.tooLarge, errorCode.tooManyTries],
  },
  'GET /technical/patients/import/template': {
    ...patientsAccess,
    summary: 'A template of the file to import',
    file: ['text/csv'],
    status: 200,
    errors: [],
  },
  'GET /technical/patients/imports': {
    ...patientsAccess,
    summary: 'The imports of the last 24 hours, newest first',
    ok: Type.Array(PatientImport),
    status: 200,
    errors: [],
  },
  'GET /technical/patients/imports/:id': {
    ...patientsAccess,
    summary: 'An import: its state, its columns and its counts',
    params: ById,
    ok: PatientImport,
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /technical/patients/imports/:id/lines': {
    ...patientsAccess,
    summary: 'The lines of an import with their verdicts, fifty a page',
    params: ById,
    query: ImportLinesSearch,
    ok: ImportLines,
    status: 200,
    errors: [errorCode.notFound],
  },
  'PUT /technical/patients/imports/:id/mapping': {
    ...patientsAccess,
    summary:
      'Choose the sheet, the field of each column (remembered for the next file) and how wrong cells are handled',
    params: ById,
    body: ImportMapping,
    ok: PatientImport,
    status: 200,
    errors: [errorCode.notFound, errorCode.importStateChanged],
  },
  'PUT /technical/patients/imports/:id/lines/:line': {
    ...patientsAccess,
    summary: 'Correct the cells of a line before the import is run; the lines are compared again',
    params: ByLine,
    body: CorrectedLine,
    ok: PatientImport,
    status: 200,
    errors: [errorCode.notFound, errorCode.importStateChanged],
  },
  'POST /technical/patients/imports/:id/run': {
    ...patientsAccess,
    summary: 'Write the previewed lines: all of them, or the new patients only',
    params: ById,
    query: ImportChoice,
    ok: PatientImport,
    status: 200,
    errors: [errorCode.notFound, errorCode.importStateChanged],
  },
  'POST /technical/patients/imports/:id/undo': {
    ...patientsAccess,
    summary: 'Undo an import, within 24 hours; patients changed or used since are kept',
    params: ById,
    ok: PatientImport,
    status: 200,
    errors: [errorCode.notFound, errorCode.importStateChanged, errorCode.emailTaken],
  },
  'GET /technical/patients/imports/:id/refused': {
    ...patientsAccess,
    summary: 'The refused lines with their reasons, for a spreadsheet',
    params: ById,
    file: ['text/csv'],
    status: 200,
    errors: [errorCode.notFound],
  },
} as const satisfies Record<string, Route>
