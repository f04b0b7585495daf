import { sql } from 'kysely'
import type { Tx } from '../../db.ts'

/** The practice of the transaction, as the sender of an e-mail. */
export interface SendingPractice {
  tenantId: string
  timeZone: string
  createdAt: Date
  isPaying: boolean
  /** The firm's name, or the owner's if the firm has none. */
  name: string
  ownerEmail: string
  /** The database's clock, so that all replicas count by the same day. */
  now: Date
}

/** Finds the practice of the transaction; throws if none is set. */
export async function findSendingPractice(tx: Tx): Promise<SendingPractice> {
  const { rows } = await sql<SendingPractice>`
    select t.id as "tenantId", t.time_zone as "timeZone", t.created_at as "createdAt", t.payable as "isPaying",
      coalesce(nullif(btrim(o.firm_name), ''), btrim(concat_ws(' ', o.firstname, o.lastname))) as name,
      o.email as "ownerEmail", now() as now
    from tenant t cross join lateral (
      select * from member where member.tenant_id = t.id and 'ROLE_ADMIN' = any(roles) order by created_at limit 1) o
    where t.id = app_tenant()`.execute(tx)
  const [practice] = rows
  if (!practice) throw new Error('An e-mail of a practice needs a transaction of this practice.')
  return practice
}
