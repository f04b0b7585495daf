import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Query } from '../contracts/routes.ts'
import { patientsFor, usePatients } from './usePatients.ts'

/**
 * The patients to choose from: those that are not archived, and the archived ones among `chosenIds`. Archived ones are
 * requested only if a chosen one is missing. `search` filters both: `{ type: 'FIRM' }`.
 */
export function usePickablePatients(
  chosenIds: readonly (string | null)[],
  search: Pick<Query<'GET /patients'>, 'type'> = {},
) {
  const current = usePatients(search)
  const chosen = new Set(chosenIds.filter((id) => id !== null))
  for (const { id } of current.data ?? []) chosen.delete(id)
  const isMissing = current.data !== undefined && chosen.size > 0
  const archived = useQuery({ ...patientsFor({ ...search, archived: 'only' }), enabled: isMissing })
  const missingIds = isMissing ? [...chosen].join(' ') : ''
  const data = useMemo(() => {
    const missing = missingIds.split(' ')
    const former = (archived.data ?? []).filter(({ id }) => missing.includes(id))
    return former.length === 0 ? current.data : current.data && [...current.data, ...former]
  }, [current.data, archived.data, missingIds])
  return { data, isPending: current.isPending || (isMissing && archived.isPending), isError: current.isError }
}
