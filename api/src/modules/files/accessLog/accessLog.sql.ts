import { sql, type SqlBool } from 'kysely'
import type { AccessKind } from 'shared/contracts/patients/accessLog'
import type { Tx } from '../../../db.ts'

/** Kind of resource that a call concerns: the segment of its path before the id. */
export type FileResource = 'patients' | 'sessions' | 'programmes' | 'reports'

/**
 * Queries for the patients whose file contains the resource. A merged file counts as the file into which it was merged;
 * a firm's session is also in the files of its employees.
 */
const patientQueries: Record<FileResource, (id: string) => ReturnType<typeof sql>> = {
  patients: (id) =>
    sql`select coalesce(merged_into, id) as id from patient where tenant_id = app_tenant() and id = ${id}`,
  sessions: (id) => sql`
    select patient_id as id from session where tenant_id = app_tenant() and id = ${id} and patient_id is not null
    union select patient_id from session_corporate_patient where tenant_id = app_tenant() and session_id = ${id}`,
  programmes: (id) => sql`select patient_id as id from programme where tenant_id = app_tenant() and id = ${id}`,
  reports: (id) => sql`
    select programme.patient_id as id from programme_report report join programme on programme.tenant_id = report.tenant_id and programme.id = report.programme_id
    where report.tenant_id = app_tenant() and report.id = ${id}`,
}

/**
 * Logs an access to the file of each patient whom the resource concerns, at most once per patient, member, kind and
 * hour. Inserts in id order to avoid deadlocks.
 */
export async function insertAccess(
  tx: Tx,
  resource: FileResource,
  id: string,
  { accountId, kind, now }: { accountId: string; kind: AccessKind; now: Date },
): Promise<void> {
  await sql`
    insert into access_log (tenant_id, patient_id, hour, account_id, kind)
    select app_tenant(), found.id, date_trunc('hour', ${now}::timestamptz), ${accountId}, ${kind}
    from (${patientQueries[resource](id)}) as found order by found.id
    on conflict do nothing`.execute(tx)
}

const belongsToFile = (patientId: string) => sql<SqlBool>`patient_id in (
  select id from patient where tenant_id = app_tenant() and (id = ${patientId} or merged_into = ${patientId}))`

/** Finds a page of the accesses to a file and to the files merged into it, newest first, with their total number. */
export async function findAccesses(tx: Tx, patientId: string, { page, size }: { page: number; size: number }) {
  const rows = await tx
    .selectFrom('access_log')
    .leftJoin('member', (join) =>
      join.onRef('member.tenant_id', '=', 'access_log.tenant_id').onRef('member.id', '=', 'access_log.account_id'),
    )
    .select(['hour', 'kind', 'member.firstname', 'member.lastname'])
    .where(belongsToFile(patientId))
    .orderBy('hour', 'desc')
    .orderBy('account_id')
    .orderBy('kind')
    .offset(page * size)
    .limit(size)
    .execute()
  const { total } = await tx
    .selectFrom('access_log')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where(belongsToFile(patientId))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}
