import { useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { listKey } from './keys.ts'

/** Queries a patient's counter: planned, done, upcoming and remaining hours or sessions. Sends no request for null. */
export const usePatientHours = (patientId: string | null) =>
  useQuery({
    queryKey: [...listKey.patientHours, patientId],
    queryFn: ({ signal }) => call('GET /patients/:id/hours', { params: { id: patientId ?? '' }, signal }),
    enabled: patientId !== null,
    // Each saved session changes the hours.
    staleTime: 0,
  })
