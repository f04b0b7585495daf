import { sql } from 'kysely'
import type { MergeDrops } from 'shared/contracts/patients/patientMerge'
import type { Tx } from '../../../db.ts'
import { emptiedColumns } from '../patientRights/erasure.sql.ts'
import type { PatientRow } from '../../patients/patients/patientRow.ts'

/** Ids of two patient files: the file that is merged and emptied, and the file that remains. */
export interface Pair {
  otherId: string
  remainingId: string
}

/**
 * Locks both rows, deleted or not, in id order against changes and new references until the transaction ends, and
 * returns them.
 */
export async function lockPair(tx: Tx, { otherId, remainingId }: Pair): Promise<Map<string, PatientRow>> {
  const rows = await tx
    .selectFrom('patient')
    .selectAll()
    .where('id', 'in', [otherId, remainingId])
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Counts the employees of a firm and the animals of an owner that a merge moves. */
export async function countEmployeesAndAnimals(
  tx: Tx,
  otherId: string,
): Promise<{ employees: number; animals: number }> {
  const { rows } = await sql<{ employees: number; animals: number }>`
    select (select count(*)::int from patient where firm_id = ${otherId} and removed_at is null) as employees,
      (select count(*)::int from animal where owner_id = ${otherId}) as animals`.execute(tx)
  return rows[0] ?? { employees: 0, animals: 0 }
}

/** Whether the patient has shares of payers; an empty list counts as none. */
const hasShares = (patientId: string) => sql`
  exists (select from patient_division where tenant_id = app_tenant() and patient_id = ${patientId} and shares <> '[]')`

type CountedDrops = Pick<MergeDrops, 'shares' | 'sessionNames' | 'undoableImports'>

/**
 * Counts what a merge drops: the other file's shares of payers, double names in firms' sessions, and imports that can
 * no longer be undone for these files.
 */
export async function countDrops(tx: Tx, { otherId, remainingId }: Pair): Promise<CountedDrops> {
  const { rows } = await sql<CountedDrops>`
    select coalesce((select jsonb_array_length(shares) from patient_division
        where tenant_id = app_tenant() and patient_id = ${otherId} and ${hasShares(remainingId)}), 0) as shares,
      (select count(*)::int from session_corporate_patient remaining
        join session_corporate_patient other on other.tenant_id = remaining.tenant_id and other.session_id = remaining.session_id
        where remaining.tenant_id = app_tenant() and remaining.patient_id = ${remainingId} and other.patient_id = ${otherId}) as "sessionNames",
      (select count(distinct import_id)::int from patient_import_change
        where tenant_id = app_tenant() and patient_id in (${otherId}, ${remainingId})) as "undoableImports"`.execute(tx)
  return rows[0] ?? { shares: 0, sessionNames: 0, undoableImports: 0 }
}

/**
 * Whether the files have overlapping programmes, and whether both are on one attendance sheet; struck entries and the
 * entries that strike them do not count.
 */
export async function findOverlaps(
  tx: Tx,
  { otherId, remainingId }: Pair,
): Promise<{ programmes: boolean; signatures: boolean }> {
  const { rows } = await sql<{ programmes: boolean; signatures: boolean }>`
    select exists (select from programme remaining join programme other on other.tenant_id = remaining.tenant_id
        and daterange(other.start_date, other.ended_on, '[]') && daterange(remaining.start_date, remaining.ended_on, '[]')
        where remaining.patient_id = ${remainingId} and other.patient_id = ${otherId}) as programmes,
      exists (select from attendance_entry remaining join attendance_entry other on other.tenant_id = remaining.tenant_id
        and other.session_id = remaining.session_id
        where remaining.patient_id = ${remainingId} and other.patient_id = ${otherId}
          and remaining.strikes is null and other.strikes is null
          and not exists (select from attendance_entry strike
            where strike.tenant_id = remaining.tenant_id and strike.strikes in (remaining.id, other.id))) as signatures`.execute(
    tx,
  )
  return rows[0] ?? { programmes: false, signatures: false }
}

/** Empties and deletes the merged file, and stores the id of the remaining file in it. */
export async function deleteMergedPatient(
  tx: Tx,
  { otherId, remainingId }: Pair,
  type: PatientRow['type'],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('patient')
    .set({ ...emptiedColumns(type), removed_at: now, merged_into: remainingId })
    .where('id', '=', otherId)
    .execute()
}

/**
 * Replaces the employee in a firm's sessions; a session that names both keeps one row, marked present if either was
 * present.
 */
async function moveEmployeesOfSessions(tx: Tx, { otherId, remainingId }: Pair): Promise<void> {
  await sql`
    update session_corporate_patient remaining
    set present = case when remaining.present or other.present then true else coalesce(remaining.present, other.present) end
    from session_corporate_patient other
    where remaining.tenant_id = app_tenant() and remaining.patient_id = ${remainingId}
      and other.tenant_id = remaining.tenant_id and other.session_id = remaining.session_id and other.patient_id = ${otherId}`.execute(
    tx,
  )
  await sql`
    delete from session_corporate_patient other where other.tenant_id = app_tenant() and other.patient_id = ${otherId}
      and exists (select from session_corporate_patient remaining where remaining.tenant_id = other.tenant_id
        and remaining.session_id = other.session_id and remaining.patient_id = ${remainingId})`.execute(tx)
  await tx
    .updateTable('session_corporate_patient')
    .set({ patient_id: remainingId })
    .where('patient_id', '=', otherId)
    .execute()
}

/** Moves the shares of payers, unless the remaining file has its own. */
async function moveShares(tx: Tx, { otherId, remainingId }: Pair): Promise<void> {
  await sql`delete from patient_division where tenant_id = app_tenant()
    and patient_id = case when ${hasShares(remainingId)} then ${otherId}::uuid else ${remainingId}::uuid end`.execute(
    tx,
  )
  await tx.updateTable('patient_division').set({ patient_id: remainingId }).where('patient_id', '=', otherId).execute()
}

/**
 * Moves all references from the merged file to the remaining file, except its animal needs, which are deleted once
 * combined. Increments the version of sessions, so that forms opened earlier are refused as stale. Excludes both files
 * from undoing an import.
 */
export async function updateAllReferences(tx: Tx, pair: Pair): Promise<void> {
  const { otherId, remainingId } = pair
  await sql`
    update session set patient_id = ${remainingId}, version = version + 1
    where tenant_id = app_tenant() and patient_id = ${otherId}`.execute(tx)
  await moveEmployeesOfSessions(tx, pair)
  for (const table of [
    'bill',
    'bill_batch_item',
    'estimation',
    'programme',
    'consent',
    'patient_payer',
    'email_log',
  ] as const)
    await tx.updateTable(table).set({ patient_id: remainingId }).where('patient_id', '=', otherId).execute()
  await tx.updateTable('animal').set({ owner_id: remainingId }).where('owner_id', '=', otherId).execute()
  await tx.updateTable('patient').set({ firm_id: remainingId }).where('firm_id', '=', otherId).execute()
  await tx.updateTable('patient').set({ merged_into: remainingId }).where('merged_into', '=', otherId).execute()
  await tx.deleteFrom('patient_import_change').where('patient_id', 'in', [otherId, remainingId]).execute()
  await tx.deleteFrom('patient_fit').where('patient_id', '=', otherId).execute()
  await moveShares(tx, pair)
  await sql`select auth.move_attendance(${otherId}, ${remainingId})`.execute(tx)
}
