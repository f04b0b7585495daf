import type { DeletedSessions } from 'shared/contracts/session'
import { keptReasons } from 'shared/domain/sessions/series'
import { audit } from '../../../audit.ts'
import { holdChosen, refuseBilled } from '../series/selection.service.ts'
import type { Acting } from '../conflicts/conflictCheck.service.ts'
import { bury, shorten, type Scope } from '../series/series.sql.ts'
import { tellOff } from '../../sessionMails/bookerMails.service.ts'

/** Deletes a session, alone or with those that follow and are not billed; whoever booked one online is told. */
export async function deleteSession(acting: Acting, id: string, scope: Scope = 'once'): Promise<DeletedSessions> {
  const { tx, member } = acting
  const { tenantId, accountId } = member
  const { row, following } = await holdChosen(acting, id, scope)
  refuseBilled(row)
  const { gone = [], billed = [] } = Object.groupBy([row, ...following], ({ bill_id }) => (bill_id ? 'billed' : 'gone'))
  for (const each of gone) await tellOff(acting, each)
  const deleted = gone.map((each) => each.id)
  await bury(tx, deleted)
  if (row.series_id) await shorten(tx, row.series_id, { scope, day: row.day })
  const details = {
    date: row.day,
    startTime: row.start_time,
    ...(scope === 'all' && { count: deleted.length, kept: billed.length }),
  }
  await audit(tx, { tenantId, accountId, act: 'delete', entity: 'session', entityId: id, details })
  return { deleted, kept: billed.map((each) => ({ id: each.id, date: each.day, reason: keptReasons.billed })) }
}
