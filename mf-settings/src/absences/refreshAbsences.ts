import { queryClient } from 'shared/client'
import { listKey, refreshSessions } from 'shared/lists'
import { vacationsKey } from '../keys.ts'

/** Refetches the absences, and the agenda's data on them and on the sessions they affect. */
export async function refreshAbsences(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: listKey.schedules })
  refreshSessions()
  await queryClient.invalidateQueries({ queryKey: vacationsKey })
}
