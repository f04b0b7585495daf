import { queryClient, useQuery } from 'shared/client'
import { listKey } from 'shared/lists'
import { readEvaluations } from '../api.ts'
import { fileKey } from '../keys.ts'
import { readProgrammes, readReports } from './api.ts'

/** The programmes of a patient, the newest first. */
export const useProgrammes = (patientId: string) =>
  useQuery({
    queryKey: fileKey(patientId, 'programmes'),
    queryFn: ({ signal }) => readProgrammes(patientId, signal),
    staleTime: 0,
  })

/** The evaluations of a patient, the oldest first. */
export const useEvaluations = (patientId: string) =>
  useQuery({
    queryKey: fileKey(patientId, 'evaluations'),
    queryFn: ({ signal }) => readEvaluations(patientId, signal),
    staleTime: 0,
  })

/** After a programme was begun, changed or ended. */
export function programmesChanged(patientId: string): void {
  void queryClient.invalidateQueries({ queryKey: fileKey(patientId, 'programmes') })
  void queryClient.invalidateQueries({ queryKey: listKey.patientHours })
}

/** Begins with the patient's key. */
const reportsKey = (patientId: string, programmeId: string) => [
  ...fileKey(patientId, 'programmes'),
  programmeId,
  'reports',
]

/** The reports of a programme that were given, the newest first. */
export const useReports = (patientId: string, programmeId: string) =>
  useQuery({
    queryKey: reportsKey(patientId, programmeId),
    queryFn: ({ signal }) => readReports(programmeId, signal),
    staleTime: 0,
  })

/** After a report was given, or a link of one was sent or revoked. */
export const reportsChanged = (patientId: string, programmeId: string): void =>
  void queryClient.invalidateQueries({ queryKey: reportsKey(patientId, programmeId) })
