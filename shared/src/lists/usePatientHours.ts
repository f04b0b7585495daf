import { useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { listKey } from './keys.ts'

/** What of the hours planned with a patient is done and left; nothing is asked without a patient. */
export const usePatientHours = (patientId: string | null) =>
  useQuery({
    queryKey: [...listKey.patientHours, patientId],
    queryFn: ({ signal }) => call('GET /patients/:id/hours', { params: { id: patientId ?? '' }, signal }),
    enabled: patientId !== null,
    // Each saved session changes it.
    staleTime: 0,
  })
