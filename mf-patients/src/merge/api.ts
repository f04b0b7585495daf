import { call } from 'shared/client'
import type { Patient } from 'shared/contracts/patients/patient'
import type { MergeInput } from 'shared/contracts/patients/patientMerge'

export const readMerge = (id: string, otherId: string, signal?: AbortSignal) =>
  call('GET /patients/:id/merge', { params: { id }, query: { otherId }, signal })

/** Merges two files; the API refuses with 412 if the version of one of them has changed. */
export const merge = (
  remainingFile: Pick<Patient, 'id' | 'version'>,
  otherFile: Pick<Patient, 'version'>,
  body: MergeInput,
) =>
  call('POST /patients/:id/merge', {
    params: { id: remainingFile.id },
    body,
    headers: { 'If-Match': `"${remainingFile.version}", "${otherFile.version}"` },
  })
