import { call, callFile } from 'shared/client'
import type { CorrectedLine, ImportLine, ImportMapping } from 'shared/contracts/patients/patientImport'

/** Uploads a file; a retry under the same idempotency key after a lost response does not start another import. */
export function sendFile(file: File, idempotencyKey: string) {
  const form = new FormData()
  form.append('file', file)
  return call('POST /technical/patients/import', {
    query: { preview: 'true' },
    form,
    headers: { 'Idempotency-Key': idempotencyKey },
  })
}
export const readImports = (signal?: AbortSignal) => call('GET /technical/patients/imports', { signal })
export const readImport = (id: string, signal?: AbortSignal) =>
  call('GET /technical/patients/imports/:id', { params: { id }, signal })
export const readLines = (
  id: string,
  query: { verdict?: ImportLine['verdict'] | undefined; leftOut?: 'true' | undefined; page: number },
  signal?: AbortSignal,
) => call('GET /technical/patients/imports/:id/lines', { params: { id }, query, signal })
export const changeMapping = (id: string, body: ImportMapping) =>
  call('PUT /technical/patients/imports/:id/mapping', { params: { id }, body })
export const correctLine = (id: string, line: number, body: CorrectedLine) =>
  call('PUT /technical/patients/imports/:id/lines/:line', { params: { id, line: String(line) }, body })
export const runImport = (id: string, onlyNew: boolean) =>
  call('POST /technical/patients/imports/:id/run', { params: { id }, query: onlyNew ? { onlyNew: 'true' } : {} })
export const undoImport = (id: string) => call('POST /technical/patients/imports/:id/undo', { params: { id } })
export const readRefusedLinesFile = (id: string) =>
  callFile('GET /technical/patients/imports/:id/refused', { params: { id } })
export const readTemplate = () => callFile('GET /technical/patients/import/template')
