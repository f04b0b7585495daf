import { call, callFile } from 'shared/client'

export const readAccesses = (id: string, page: number, signal?: AbortSignal) =>
  call('GET /patients/:id/accesses', { params: { id }, query: { page }, signal })
export const readExport = (id: string) => callFile('GET /patients/:id/export', { params: { id } })
/** Counts the data that an erasure would destroy and keep (dry run). */
export const readErasurePreview = (id: string) =>
  call('POST /patients/:id/erasure', { params: { id }, query: { dryRun: 'true' } })
export const erasePatient = (id: string) => call('POST /patients/:id/erasure', { params: { id }, query: {} })
