import type { DeletedSessions } from 'shared/contracts/agenda/session'
import { v7 as uuidv7 } from 'uuid'
import { auditMember } from '../../../../audit.ts'
import { refuseOutdatedVersion } from '../../../../etag.ts'
import { sendJob } from '../../../../jobs/sendJob.ts'
import type { MemberContext } from '../../../../memberContext.ts'
import type { SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'
import { lockSelection } from '../series/selection.service.ts'
import { findEndDate, updateShortenedSeries, type Scope } from '../series/series.sql.ts'
import { planDeletion } from './deletionPlan.service.ts'
import { insertDeletion } from './deletions.sql.ts'
import { purgeDeletedSessionsJob } from './purgeDeletedSessions.job.ts'
import { updateToHidden } from './hiddenSessions.sql.ts'
import { undoPeriodMs } from './undoPeriodMs.ts'

/** Hides the sessions, and queues the job that deletes them after the undo period. */
async function hideSessions(
  { tx, member, services }: MemberContext,
  sessions: readonly SessionRow[],
  seriesId: string | null,
): Promise<string> {
  const deletionId = uuidv7()
  const undoableUntil = new Date(services.now().getTime() + undoPeriodMs)
  const deletion = {
    tenant_id: member.tenantId,
    id: deletionId,
    member_id: member.accountId,
    undoable_until: undoableUntil,
    series_id: seriesId,
    former_end_date: await findEndDate(tx, seriesId),
  }
  await insertDeletion(tx, deletion, sessions)
  await updateToHidden(
    tx,
    sessions.map(({ id }) => id),
  )
  const data = { tenantId: member.tenantId, deletionId }
  await sendJob(tx, purgeDeletedSessionsJob, data, { id: deletionId, startAfter: undoableUntil })
  return deletionId
}

/**
 * Deletes a session and, with `all`, the following sessions that are neither billed nor signed. They are hidden
 * immediately. A job deletes them, and e-mails the persons who booked online, when undo is no longer possible (ruling
 * 176).
 */
export async function deleteSession(
  context: MemberContext,
  id: string,
  { scope = 'once', ifMatch }: { scope?: Scope; ifMatch?: string } = {},
): Promise<DeletedSessions> {
  const { tx } = context
  const selection = await lockSelection(context, id, scope)
  const { row } = selection
  refuseOutdatedVersion(ifMatch, row)
  const { sessionsToDelete, keptSessions } = await planDeletion(context, selection)
  const undoId = await hideSessions(context, sessionsToDelete, row.series_id)
  if (row.series_id) await updateShortenedSeries(tx, row.series_id, { scope, day: row.day })
  const details = {
    date: row.day,
    startTime: row.start_time,
    ...(scope === 'all' && { count: sessionsToDelete.length, kept: keptSessions.length }),
  }
  await auditMember(context, { act: 'delete', entity: 'session', entityId: id, details })
  return { deleted: sessionsToDelete.map((session) => session.id), kept: keptSessions, undoId }
}
