import { errorCode } from 'shared/contracts/errorCodes'
import type { DeletionPreview, KeptSession } from 'shared/contracts/agenda/session'
import { keptOccurrenceReasons } from 'shared/domain/sessions/series'
import type { MemberContext } from '../../../../memberContext.ts'
import { Refusal } from '../../../../refusal.ts'
import { listSignedSessionIds } from '../../attendance/attendance.sql.ts'
import type { SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'
import { isBilled, refuseBilled } from '../../../sessionStore/sessions/sessionState.ts'
import { findSelection, type Selection } from '../series/selection.service.ts'
import type { Scope } from '../series/series.sql.ts'

interface DeletionPlan {
  sessionsToDelete: SessionRow[]
  keptSessions: KeptSession[]
}

/**
 * Returns the sessions to delete, which are neither billed nor signed, and the sessions to keep. Throws 409 if the
 * chosen session cannot be deleted.
 */
export async function planDeletion(
  { tx }: Pick<MemberContext, 'tx'>,
  { row, followingSessions }: Selection,
): Promise<DeletionPlan> {
  refuseBilled(row)
  const selectedSessions = [row, ...followingSessions]
  const { signedIds } = await listSignedSessionIds(
    tx,
    selectedSessions.map(({ id }) => id),
  )
  if (signedIds.has(row.id)) throw new Refusal(409, errorCode.sessionSigned)
  const keepReasonOf = (session: SessionRow) => (isBilled(session) ? 'billed' : signedIds.has(session.id) && 'signed')
  return {
    sessionsToDelete: selectedSessions.filter((session) => !keepReasonOf(session)),
    keptSessions: selectedSessions.flatMap((session) => {
      const reason = keepReasonOf(session)
      return reason ? [{ id: session.id, date: session.day, reason: keptOccurrenceReasons[reason] }] : []
    }),
  }
}

/** Lists the sessions that a deletion would delete and keep; writes and locks nothing. */
export async function previewDeletion(
  context: MemberContext,
  id: string,
  scope: Scope = 'once',
): Promise<DeletionPreview> {
  const selection = await findSelection(context, id, scope)
  const { sessionsToDelete, keptSessions } = await planDeletion(context, selection)
  const days = sessionsToDelete.map(({ day }) => day).toSorted()
  return {
    count: days.length,
    firstDate: days[0] ?? selection.row.day,
    lastDate: days.at(-1) ?? selection.row.day,
    kept: keptSessions,
  }
}
