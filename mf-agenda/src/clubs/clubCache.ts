import { queryClient } from 'shared/client'
import type { Club } from 'shared/contracts/agenda/club'
import { appended, listKey, removed, replaced } from 'shared/lists'
import { clubKey } from '../keys.ts'

/** Caches the saved place for every screen that shows it, without a request. */
export function cacheClub(club: Club, isNew: boolean) {
  queryClient.setQueryData(clubKey(club.id), club)
  if (isNew) appended(listKey.clubs, club)
  else replaced(listKey.clubs, club)
}

export function removeCachedClub(id: string) {
  removed(listKey.clubs, id)
  queryClient.removeQueries({ queryKey: clubKey(id) })
}
