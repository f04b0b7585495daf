import { sql, type Selectable } from 'kysely'
import type { Day } from 'shared/domain/calendar/day'
import type { Tx } from '../../../db.ts'
import type { Tables } from '../../../tables/tables.ts'

export type RetainedRow = Pick<
  Selectable<Tables['patient']>,
  'id' | 'type' | 'firstname' | 'lastname' | 'company_name' | 'contact_firstname' | 'contact_lastname' | 'removed_at'
> & { last_contact: Day; kept_until: Day | null }

export async function findRetentionYears(tx: Tx): Promise<number> {
  return (await tx.selectFrom('tenant').select('retention_years').executeTakeFirstOrThrow()).retention_years
}

/** Like `findRetentionYears`, but locks the row until the transaction ends. */
export async function lockRetentionYears(tx: Tx): Promise<number> {
  const { retention_years } = await tx
    .selectFrom('tenant')
    .select('retention_years')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return retention_years
}

export const updateRetentionYears = (tx: Tx, years: number) =>
  tx.updateTable('tenant').set({ retention_years: years }).execute()

/** Patient files that are neither erased nor merged, deleted or not, with the day of the last contact, oldest first. */
export async function findRetainedFiles(tx: Tx, timeZone: string): Promise<RetainedRow[]> {
  const { rows } = await sql<RetainedRow>`
    with contact (patient_id, day) as (
      select patient_id, max(day) from session where tenant_id = app_tenant() and live and patient_id is not null group by 1
      union all select employee.patient_id, max(day) from session_corporate_patient employee
        join session on session.tenant_id = employee.tenant_id and session.id = employee.session_id
        where employee.tenant_id = app_tenant() and session.live group by 1
      union all select patient_id, max(given_on) from consent where tenant_id = app_tenant() group by 1
    )
    select id, type, firstname, lastname, company_name, contact_firstname, contact_lastname, removed_at, kept_until,
      greatest((created_at at time zone ${timeZone})::date, (select max(day) from contact where contact.patient_id = patient.id)) as last_contact
    from patient where tenant_id = app_tenant() and erased_at is null and merged_into is null
    order by last_contact, id`.execute(tx)
  return rows
}

/**
 * Locks the row of a patient file until the transaction ends; returns undefined for an unknown, erased or merged file.
 */
export const lockKeptUntil = (tx: Tx, id: string): Promise<{ kept_until: Day | null } | undefined> =>
  tx
    .selectFrom('patient')
    .select('kept_until')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const updateKeptUntil = (tx: Tx, id: string, keptUntil: Day | null) =>
  tx.updateTable('patient').set({ kept_until: keptUntil }).where('id', '=', id).execute()
