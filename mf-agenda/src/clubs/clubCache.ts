import { queryClient } from 'shared/client'
import type { Club } from 'shared/contracts/agenda/club'
import { appended, listKey, removed, replaced } from 'shared/lists'
import { clubKey } from '../keys.ts'

/** Every screen that shows the place shows it as it was saved, without asking again. */
export function keepClub(club: Club, isNew: boolean) {
  queryClient.setQueryData(clubKey(club.id), club)
  if (isNew) appended(listKey.clubs, club)
  else replaced(listKey.clubs, club)
}

export function forgetClub(id: string) {
  removed(listKey.clubs, id)
  queryClient.removeQueries({ queryKey: clubKey(id) })
}
