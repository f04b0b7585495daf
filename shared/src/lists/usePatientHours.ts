import { useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { listKey } from './keys.ts'

/** Queries the planned, done and remaining hours of a patient; sends no request without a patient. */
export const usePatientHours = (patientId: string | null) =>
  useQuery({
    queryKey: [...listKey.patientHours, patientId],
    queryFn: ({ signal }) => call('GET /patients/:id/hours', { params: { id: patientId ?? '' }, signal }),
    enabled: patientId !== null,
    // Each saved session changes the hours.
    staleTime: 0,
  })
