import { importTemplate } from 'shared/domain/patients/import/importTemplate'
import type { Handlers } from '../../../handlers.ts'
import { uploadedFile } from '../../../plugins/forms.ts'
import {
  changeMapping,
  changeLine,
  listImportLines,
  listImports,
  readImport,
  readRefusedLines,
  runImport,
  startImport,
} from './patientImports.service.ts'
import { undoImport } from './undoImport.service.ts'

export const patientImportHandlers = {
  'POST /technical/patients/import': (call) =>
    startImport(call, uploadedFile(call.request), call.query.preview === 'true'),

  'GET /technical/patients/import/template': async () => ({
    contentType: 'text/csv; charset=utf-8',
    filename: 'modele-patients.csv',
    content: importTemplate(),
  }),

  'GET /technical/patients/imports': (call) => listImports(call),

  'GET /technical/patients/imports/:id': (call) => readImport(call, call.params.id),

  'GET /technical/patients/imports/:id/lines': (call) => listImportLines(call, call.params.id, call.query),

  'PUT /technical/patients/imports/:id/mapping': (call) => changeMapping(call, call.params.id, call.body),

  'PUT /technical/patients/imports/:id/lines/:line': (call) =>
    changeLine(call, call.params.id, Number(call.params.line), call.body),

  'POST /technical/patients/imports/:id/run': (call) =>
    runImport(call, call.params.id, { onlyNew: call.query.onlyNew === 'true' }),

  'POST /technical/patients/imports/:id/undo': (call) => undoImport(call, call.params.id),

  'GET /technical/patients/imports/:id/refused': (call) => readRefusedLines(call, call.params.id),
} satisfies Partial<Handlers>
