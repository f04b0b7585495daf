import { beginTenant, inTransaction, type Tx } from '../../../../db.ts'
import type { Services } from '../../../../services.ts'
import { listSignedSessionIds } from '../../attendance/attendance.sql.ts'
import { findSessionEmailData } from '../../../sessionStore/sessionEmails/sessionEmailData.sql.ts'
import { sendCancellationEmails } from '../../../sessionStore/sessionEmails/sessionEmails.ts'
import { deleteSeriesWithoutSessions } from '../series/series.sql.ts'
import { deleteDeletion, listHiddenSessions, lockDeletion, type HiddenSession } from './deletions.sql.ts'
import { deleteSessions, updateToAttendanceOnly } from './hiddenSessions.sql.ts'
import { undoPeriodMs } from './undoPeriodMs.ts'

/** E-mails the person who booked the session online, unless it had started by the time it was deleted. */
async function sendCancellation(tx: Tx, { row, former }: HiddenSession, deletedAt: Date): Promise<void> {
  if (!row.requested_by) return
  const emailData = await findSessionEmailData(tx, row.id)
  if (emailData.start > deletedAt)
    await sendCancellationEmails(tx, emailData, { by: 'practice', wasValidated: former.former_state === 'VALIDATED' })
}

/**
 * Deletes the hidden sessions and queues their e-mails in one transaction. Does nothing if the deletion was undone or
 * is finished. A session whose attendance entries are all struck stays hidden, which keeps these entries (ruling 62).
 */
export const purgeDeletedSessions = ({ database }: Services, tenantId: string, deletionId: string): Promise<void> =>
  inTransaction(database, async (tx) => {
    await beginTenant(tx, tenantId)
    const deletion = await lockDeletion(tx, deletionId)
    if (!deletion) return
    const sessions = await listHiddenSessions(tx, deletionId)
    const deletedAt = new Date(deletion.undoable_until.getTime() - undoPeriodMs)
    for (const session of sessions) await sendCancellation(tx, session, deletedAt)
    const ids = sessions.map(({ row }) => row.id)
    const { struckIds } = await listSignedSessionIds(tx, ids)
    await deleteSessions(
      tx,
      ids.filter((id) => !struckIds.has(id)),
    )
    await updateToAttendanceOnly(tx, [...struckIds])
    if (deletion.series_id) await deleteSeriesWithoutSessions(tx, deletion.series_id)
    await deleteDeletion(tx, deletionId)
  })
