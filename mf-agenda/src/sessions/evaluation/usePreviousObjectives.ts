import { useQuery } from 'shared/client'
import type { Session } from 'shared/contracts/agenda/session'
import { previousObjectivesKey } from '../../keys.ts'
import { readPreviousObjectives } from '../api.ts'

/** Returns the objectives in the evaluation of the patient's session before; undefined until loaded, or without any. */
export function usePreviousObjectives({ id, patientId }: Session) {
  const { data } = useQuery({
    queryKey: previousObjectivesKey(id),
    queryFn: ({ signal }) => readPreviousObjectives(id, signal),
    enabled: patientId !== null,
    gcTime: 0,
  })
  return data?.previous ?? undefined
}
