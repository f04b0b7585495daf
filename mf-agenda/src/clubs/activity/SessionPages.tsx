import type { ClubActivity } from 'shared/contracts/agenda/club'
import { EmptyState, Pending } from 'shared/ui'
import { ListPaging, useExistingPage } from 'shared/ui/data'
import { useClubParams, paginatedList } from '../form/useClubParams.ts'
import { texts } from '../messages.ts'
import { ClubSessions } from './ClubSessions.tsx'
import type { DueColumn } from './ClubSessions.tsx'

interface SessionPagesProps {
  clubId: string
  activity: ClubActivity
  dueColumns: readonly DueColumn[]
}

/** One page of a place's sessions, with pagination if there are several pages. */
export function SessionPages({ clubId, activity, dueColumns }: SessionPagesProps) {
  const { page, setPage } = useClubParams()
  const { sessions, totalElements, itemsPerPage } = activity
  const paging = { page, pageSize: itemsPerPage, rowCount: totalElements }
  const hasOtherRows = useExistingPage(paginatedList, paging, sessions)
  if (hasOtherRows) return <Pending rows={6} />
  if (sessions.length === 0) return <EmptyState>{texts.noSession}</EmptyState>
  return (
    <>
      <ClubSessions clubId={clubId} sessions={sessions} dueColumns={dueColumns} />
      {totalElements > itemsPerPage && <ListPaging paging={paging} onPage={setPage} />}
    </>
  )
}
