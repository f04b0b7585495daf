import { call } from 'shared/client'
import type { DeletedPatientSearch } from 'shared/contracts/patients/deletedPatient'

export const readDeletedPatients = (query: DeletedPatientSearch, signal?: AbortSignal) =>
  call('GET /patients/deleted', { query, signal })
export const restorePatient = (id: string) => call('POST /patients/:id/restore', { params: { id } })
