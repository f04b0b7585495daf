import { sql, type Insertable, type SqlBool, type Updateable } from 'kysely'
import type { Member, OpeningHours, Profile } from 'shared/contracts/accounts/user'
import type { Tx } from '../../../db.ts'
import type { Tables } from '../../../tables/tables.ts'
import { teamMemberOf, type MemberRow } from './memberRow.ts'

export const findMember = (tx: Tx, id: string): Promise<MemberRow> =>
  tx.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Locks a member, so that concurrent changes run one after the other. */
export const lockMember = (tx: Tx, id: string) =>
  tx.selectFrom('member').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/**
 * Finds the owner: the administrator who joined first, who is the member that created the practice unless that member
 * left or lost the role. The owner's row contains the firm's data.
 */
export const findOwner = (tx: Tx): Promise<MemberRow> =>
  tx
    .selectFrom('member')
    .selectAll()
    .where(sql<SqlBool>`'ROLE_ADMIN' = any(roles)`)
    .orderBy('created_at')
    .executeTakeFirstOrThrow()

export const findOffer = (tx: Tx): Promise<Profile['tenant']> =>
  tx
    .selectFrom('tenant')
    .select(['offer', 'nb_max_assistants as nbMaxAssistants', 'nb_max_therapists as nbMaxTherapists'])
    .executeTakeFirstOrThrow()

/** Finds the time zone of the transaction's practice. */
export async function findTimeZone(tx: Tx): Promise<string> {
  const { time_zone } = await tx.selectFrom('tenant').select('time_zone').executeTakeFirstOrThrow()
  return time_zone
}

/** Whether the date of an issued invoice would differ in this time zone from its date in the practice's time zone. */
export async function hasBillWithOtherDate(tx: Tx, timeZone: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from bill join tenant on tenant.id = bill.tenant_id
      where (bill.created_at at time zone tenant.time_zone)::date <> (bill.created_at at time zone ${timeZone})::date) as found`.execute(
    tx,
  )
  return rows[0]?.found === true
}

/** Sets the time zone of the transaction's practice. */
export async function updateTimeZone(tx: Tx, timeZone: string): Promise<void> {
  await tx.updateTable('tenant').set({ time_zone: timeZone }).execute()
}

export async function insertMember(tx: Tx, columns: Insertable<Tables['member']>): Promise<void> {
  await tx.insertInto('member').values(columns).execute()
}

type MemberColumns = Updateable<Tables['member']>

/** Updates a member's row, except undefined columns. */
export async function updateMember(tx: Tx, id: string, columns: MemberColumns): Promise<void> {
  await tx.updateTable('member').set(columns).where('id', '=', id).execute()
}

/**
 * Updates the directory: adds the therapists of an open and confirmed practice who chose to be public, with the owner's
 * firm, and removes all other members.
 */
export async function updatePublishedTherapists(tx: Tx): Promise<void> {
  const isListed = sql`m.public_access and 'ROLE_THERAPIST' = any(m.roles) and auth.is_confirmed_practice(m.tenant_id)`
  await sql`delete from directory.therapist d using member m where m.tenant_id = d.tenant_id and m.id = d.id
    and (not (${isListed}) or exists (select from tenant t where t.id = m.tenant_id and t.closed_at is not null))`.execute(
    tx,
  )
  await sql`
    insert into directory.therapist (id, tenant_id, firstname, lastname, firm_name, logo, street_name, zip_code, city, latitude, longitude, approximate, bookable_until)
    select m.id, m.tenant_id, m.firstname, m.lastname, f.firm_name, coalesce(m.logo, f.logo), f.street_name, f.zip_code, f.city, f.latitude, f.longitude,
      f.latitude is null or f.precision <> 'address', case when t.payable then null else t.trial_ends_at end
    from member m
      join tenant t on t.id = m.tenant_id
      join lateral (select * from member o where o.tenant_id = m.tenant_id and 'ROLE_ADMIN' = any(o.roles) order by o.created_at limit 1) f on true
    where ${isListed} and t.closed_at is null
    on conflict (id) do update set (firstname, lastname, firm_name, logo, street_name, zip_code, city, latitude, longitude, approximate, bookable_until) =
      (excluded.firstname, excluded.lastname, excluded.firm_name, excluded.logo, excluded.street_name, excluded.zip_code, excluded.city,
       excluded.latitude, excluded.longitude, excluded.approximate, excluded.bookable_until)`.execute(tx)
}

export const listOpeningHours = (tx: Tx, memberId: string): Promise<OpeningHours> =>
  tx
    .selectFrom('opening_hours')
    .select(['weekday', 'start_time as startTime', 'end_time as endTime'])
    .where('member_id', '=', memberId)
    .orderBy('weekday')
    .orderBy('start_time')
    .execute()

export async function updateOpeningHours(
  tx: Tx,
  tenantId: string,
  memberId: string,
  intervals: OpeningHours,
): Promise<void> {
  await tx.deleteFrom('opening_hours').where('member_id', '=', memberId).execute()
  if (intervals.length === 0) return
  await tx
    .insertInto('opening_hours')
    .values(
      intervals.map(({ weekday, startTime, endTime }) => ({
        tenant_id: tenantId,
        member_id: memberId,
        weekday,
        start_time: startTime,
        end_time: endTime,
      })),
    )
    .execute()
}

/**
 * Lists the current members with this role, or all current members if no role is given. Administrators are first, then
 * the order is the team's.
 */
export async function listTeam(tx: Tx, role: string | undefined): Promise<Member[]> {
  let query = tx.selectFrom('member').selectAll().where('left_at', 'is', null)
  if (role) query = query.where(sql<SqlBool>`${role} = any(roles)`)
  const members = await query
    .orderBy(sql`'ROLE_ADMIN' = any(roles)`, 'desc')
    .orderBy('position')
    .orderBy('created_at')
    .execute()
  return members.map(teamMemberOf)
}
