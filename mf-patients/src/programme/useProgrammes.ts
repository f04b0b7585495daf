import { queryClient, useQuery } from 'shared/client'
import { listKey } from 'shared/lists'
import { readEvaluations } from '../api.ts'
import { fileKey } from '../keys.ts'
import { readProgrammes, readReports } from './api.ts'

/** Loads the programmes of a patient, newest first. */
export const useProgrammes = (patientId: string) =>
  useQuery({
    queryKey: fileKey(patientId, 'programmes'),
    queryFn: ({ signal }) => readProgrammes(patientId, signal),
    staleTime: 0,
  })

/** Loads the evaluations of a patient, oldest first. */
export const useEvaluations = (patientId: string) =>
  useQuery({
    queryKey: fileKey(patientId, 'evaluations'),
    queryFn: ({ signal }) => readEvaluations(patientId, signal),
    staleTime: 0,
  })

/** Refreshes the queries that a new, changed or ended programme affects. */
export function refreshProgrammes(patientId: string): void {
  void queryClient.invalidateQueries({ queryKey: fileKey(patientId, 'programmes') })
  void queryClient.invalidateQueries({ queryKey: listKey.patientHours })
}

/** Key of the reports; starts with the patient's key. */
const reportsKey = (patientId: string, programmeId: string) => [
  ...fileKey(patientId, 'programmes'),
  programmeId,
  'reports',
]

/** Loads the issued reports of a programme, newest first. */
export const useReports = (patientId: string, programmeId: string) =>
  useQuery({
    queryKey: reportsKey(patientId, programmeId),
    queryFn: ({ signal }) => readReports(programmeId, signal),
    staleTime: 0,
  })

/** Refreshes the reports after a report was issued, or a link was sent or revoked. */
export const refreshReports = (patientId: string, programmeId: string): void =>
  void queryClient.invalidateQueries({ queryKey: reportsKey(patientId, programmeId) })
