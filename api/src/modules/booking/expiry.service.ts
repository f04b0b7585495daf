import { sql, type SqlBool } from 'kysely'
import type { Day } from 'shared/domain/calendar/day'
import { audit } from '../../audit.ts'
import { beginTenant, inTransaction, type Tx } from '../../db.ts'
import type { Services } from '../../services.ts'
import { readSessionLetterData } from '../sessionLetters/sessionLetterData.sql.ts'
import { sendExpiryLetters } from '../sessionLetters/sessionLetters.ts'
import { setState } from '../sessionStore/sessionState.sql.ts'

const due = (tx: Tx, now: Date) =>
  tx.selectFrom('session').select('id').where('state', '=', 'PENDING').where('expires_at', '<=', now)

async function expire(tx: Tx, tenantId: string, sessionId: string): Promise<void> {
  await setState(tx, sessionId, 'EXPIRED')
  await sendExpiryLetters(tx, await readSessionLetterData(tx, sessionId))
  await audit(tx, { tenantId, accountId: null }, { act: 'expire', entity: 'session', entityId: sessionId })
}

/**
 * Expires a request that was not validated in time and mails patient and therapist (ruling 20). Returns false when it was
 * validated or cancelled meanwhile, or is just being. For the worker, which finds due requests by `auth.due_requests`.
 */
export const expireRequest = ({ database, now }: Services, tenantId: string, sessionId: string): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    await beginTenant(tx, tenantId)
    const row = await due(tx, now()).where('id', '=', sessionId).forUpdate().skipLocked().executeTakeFirst()
    if (row) await expire(tx, tenantId, sessionId)
    return row !== undefined
  })

/** Expires the requests on these days whose hold is over and that the worker has not swept yet. */
export async function expireDueOn(tx: Tx, tenantId: string, days: readonly Day[], now: Date): Promise<void> {
  const rows = await due(tx, now)
    .where(sql<SqlBool>`day = any(${[...days]}::date[])`)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id } of rows) await expire(tx, tenantId, id)
}
