import { useQuery } from 'shared/client'
import type { Session } from 'shared/contracts/agenda/session'
import { previousObjectivesKey } from '../../keys.ts'
import { readPreviousObjectives } from '../api.ts'

/** Returns the objectives of the patient's previous session; undefined until they are loaded, or if there are none. */
export function usePreviousObjectives({ id, patientId }: Session) {
  const { data } = useQuery({
    queryKey: previousObjectivesKey(id),
    queryFn: ({ signal }) => readPreviousObjectives(id, signal),
    enabled: patientId !== null,
    gcTime: 0,
  })
  return data?.previous ?? undefined
}
