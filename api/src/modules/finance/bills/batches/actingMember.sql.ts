import { sql } from 'kysely'
import type { SignedInMember, Tx } from '../../../../db.ts'

/** Finds the member who requested a job, with their current rights; undefined once they have left the practice. */
export async function findActingMember(tx: Tx, id: string): Promise<SignedInMember | undefined> {
  const { rows } = await sql<Omit<SignedInMember, 'blocked'>>`
    select member.id as "accountId", member.tenant_id as "tenantId", tenant.time_zone as "timeZone", tenant.offer, member.roles, member.privileges
    from member join tenant on tenant.id = member.tenant_id
    where member.id = ${id} and member.left_at is null`.execute(tx)
  const [row] = rows
  return row && { ...row, blocked: false }
}
