import { sql } from 'kysely'
import type { ActivityFilter, ActivityKind, ActivityMember } from 'shared/contracts/accounts/activity'
import type { Tx } from '../../../db.ts'

interface ActivityRow {
  id: string
  at: Date
  accountId: string | null
  member: string
  kind: ActivityKind
  act: string
  entity: string
  /** Name of the patient; the service hides it from members who may not read patients. */
  patient: string | null
  subject: string | null
}

/** Selects the union of the audit and the access log, each filtered with its own index. */
const selectEntries = ({ memberId, kind, startDate, endDate }: ActivityFilter, timeZone: string) => {
  const matchesFilter = (column: 'at' | 'hour') => sql`
    ${startDate ? sql`and ${sql.ref(column)} >= (${startDate}::date::timestamp at time zone ${timeZone})` : sql``}
    ${endDate ? sql`and ${sql.ref(column)} < ((${endDate}::date + 1)::timestamp at time zone ${timeZone})` : sql``}
    ${memberId ? sql`and account_id = ${memberId}` : sql``}`
  const includesActions = kind === undefined || kind === 'ACT'
  const includesAccess = kind === undefined || kind !== 'ACT'
  return sql`(
    select id::text, at, account_id, 'ACT' as kind, act, entity, entity_id, details->>'date' as day from audit
      where tenant_id = app_tenant() and ${includesActions} ${matchesFilter('at')}
    union all
    select concat_ws('/', account_id, patient_id, kind, extract(epoch from hour)), hour, account_id, kind, '', 'patient', patient_id, null from access_log
      where tenant_id = app_tenant() and ${includesAccess} ${kind && includesAccess ? sql`and kind = ${kind}` : sql``} ${matchesFilter('hour')}
  )`
}

/** Finds a page of the activity, the newest first. */
export async function findActivity(
  tx: Tx,
  filter: ActivityFilter,
  { timeZone, offset, limit }: { timeZone: string; offset: number; limit: number },
): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    select e.id, e.at, e.account_id as "accountId", btrim(concat_ws(' ', m.firstname, m.lastname)) as member, e.kind, e.act, e.entity,
      case when p.type = 'FIRM' then p.company_name else btrim(concat_ws(' ', p.firstname, p.lastname)) end as patient,
      coalesce(a.name, c.name, nullif(btrim(concat_ws(' ', o.firstname, o.lastname)), ''), i.email, to_char(coalesce(s.day, case when e.entity = 'session' and e.day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then e.day::date end), 'DD/MM/YYYY')) as subject
    from (
      select * from ${selectEntries(filter, timeZone)} as entries
      order by at desc, id desc offset ${offset} limit ${limit}
    ) as e
      left join member m on m.id = e.account_id
      left join patient p on e.entity = 'patient' and p.id = e.entity_id
      left join animal a on e.entity = 'animal' and a.id = e.entity_id
      left join club c on e.entity = 'club' and c.id = e.entity_id
      left join member o on e.entity = 'member' and o.id = e.entity_id
      left join invitation i on e.entity = 'invitation' and i.id = e.entity_id
      left join session s on e.entity = 'session' and s.id = e.entity_id
    order by e.at desc, e.id desc`.execute(tx)
  return rows
}

export async function countActivity(tx: Tx, filter: ActivityFilter, timeZone: string): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) from ${selectEntries(filter, timeZone)} as entries`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Lists the members, including former members. */
export async function findActivityMembers(tx: Tx): Promise<ActivityMember[]> {
  const rows = await tx
    .selectFrom('member')
    .select(['id', 'firstname', 'lastname', 'left_at'])
    .orderBy('left_at', (order) => order.desc().nullsFirst())
    .orderBy('position')
    .orderBy('created_at')
    .execute()
  return rows.map(({ id, firstname, lastname, left_at }) => ({
    id,
    name: `${firstname} ${lastname}`.trim(),
    hasLeft: left_at !== null,
  }))
}
