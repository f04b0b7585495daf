import { queryClient } from 'shared/client'
import { listKey, refreshSessions } from 'shared/lists'
import { vacationsKey } from '../keys.ts'

/** Has the absences, and what the agenda shows of them and of the sessions they hit, read again. */
export async function refreshAbsences(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: listKey.schedules })
  refreshSessions()
  await queryClient.invalidateQueries({ queryKey: vacationsKey })
}
