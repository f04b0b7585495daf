import { errorCode } from 'shared/contracts/errorCodes'
import type { DeletedSessions } from 'shared/contracts/agenda/session'
import { keptOccurrenceReasons } from 'shared/domain/sessions/series'
import { auditMember } from '../../../../audit.ts'
import { refuseOutdatedVersion } from '../../../../etag.ts'
import type { MemberContext } from '../../../../memberContext.ts'
import { Refusal } from '../../../../refusal.ts'
import { listSignedSessionIds } from '../../attendance/attendance.sql.ts'
import { sendCancellationToBooker } from '../../../sessionStore/sessionEmails/bookerEmails.service.ts'
import type { SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'
import { isBilled, refuseBilled } from '../../../sessionStore/sessions/sessionState.ts'
import { lockSelection } from '../series/selection.service.ts'
import { deleteSessions, updateHiddenSessions, updateShortenedSeries, type Scope } from '../series/series.sql.ts'

/**
 * Deletes a session and, with `all`, the following sessions that are neither billed nor signed; e-mails the persons who
 * booked online. A session whose attendance entries are all struck is hidden instead of deleted, which keeps these
 * entries (ruling 62).
 */
export async function deleteSession(
  context: MemberContext,
  id: string,
  { scope = 'once', ifMatch }: { scope?: Scope; ifMatch?: string } = {},
): Promise<DeletedSessions> {
  const { tx } = context
  const { row, followingSessions } = await lockSelection(context, id, scope)
  refuseOutdatedVersion(ifMatch, row)
  refuseBilled(row)
  const selectedSessions = [row, ...followingSessions]
  const { signedIds, struckIds } = await listSignedSessionIds(
    tx,
    selectedSessions.map((session) => session.id),
  )
  if (signedIds.has(row.id)) throw new Refusal(409, errorCode.sessionSigned)
  const keepReasonOf = (session: SessionRow) => (isBilled(session) ? 'billed' : signedIds.has(session.id) && 'signed')
  const sessionsToDelete = selectedSessions.filter((session) => !keepReasonOf(session))
  for (const session of sessionsToDelete) await sendCancellationToBooker(context, session)
  const deletedIds = sessionsToDelete.map((session) => session.id)
  await deleteSessions(
    tx,
    deletedIds.filter((sessionId) => !struckIds.has(sessionId)),
  )
  await updateHiddenSessions(
    tx,
    deletedIds.filter((sessionId) => struckIds.has(sessionId)),
  )
  if (row.series_id) await updateShortenedSeries(tx, row.series_id, { scope, day: row.day })
  const details = {
    date: row.day,
    startTime: row.start_time,
    ...(scope === 'all' && { count: deletedIds.length, kept: selectedSessions.length - deletedIds.length }),
  }
  await auditMember(context, { act: 'delete', entity: 'session', entityId: id, details })
  const keptSessions = selectedSessions.flatMap((session) => {
    const reason = keepReasonOf(session)
    return reason ? [{ id: session.id, date: session.day, reason: keptOccurrenceReasons[reason] }] : []
  })
  return { deleted: deletedIds, kept: keptSessions }
}
