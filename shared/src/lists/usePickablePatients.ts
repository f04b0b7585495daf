import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Query } from '../contracts/routes.ts'
import { patientsFor, usePatients } from './usePatients.ts'

/**
 * Queries the patients to choose from: patients that are not archived, and archived patients among `chosenIds`.
 * Archived patients are requested only if a chosen patient is missing. `search` filters both: `{ type: 'FIRM' }`.
 */
export function usePickablePatients(
  chosenIds: readonly (string | null)[],
  search: Pick<Query<'GET /patients'>, 'type'> = {},
) {
  const unarchived = usePatients(search)
  const missingChosenIds = new Set(chosenIds.filter((id) => id !== null))
  for (const { id } of unarchived.data ?? []) missingChosenIds.delete(id)
  const hasMissingPatients = unarchived.data !== undefined && missingChosenIds.size > 0
  const archived = useQuery({ ...patientsFor({ ...search, archived: 'only' }), enabled: hasMissingPatients })
  const missingIds = hasMissingPatients ? [...missingChosenIds].join(' ') : ''
  const data = useMemo(() => {
    const missingIdList = missingIds.split(' ')
    const missingArchived = (archived.data ?? []).filter(({ id }) => missingIdList.includes(id))
    return missingArchived.length === 0 ? unarchived.data : unarchived.data && [...unarchived.data, ...missingArchived]
  }, [unarchived.data, archived.data, missingIds])
  return {
    data,
    isPending: unarchived.isPending || (hasMissingPatients && archived.isPending),
    isError: unarchived.isError,
  }
}
