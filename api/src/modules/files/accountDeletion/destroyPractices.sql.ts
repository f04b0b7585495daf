import { sql } from 'kysely'
import type { Database, Tx } from '../../../db.ts'
import { onBillPatient } from '../../finance/bills/billJoins.sql.ts'

/** Lists the closed practices whose restoration period is over. */
export async function listPracticesToDestroy(database: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from auth.practices_to_destroy(${now}) id`.execute(database)
  return rows.map(({ id }) => id)
}

/**
 * Sets the transaction's tenant to the closed practice and locks it; returns its time zone, or undefined unless its
 * restoration period is over.
 */
export async function lockPracticeToDestroy(tx: Tx, tenantId: string, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{
    zone: string | null
  }>`select auth.begin_destruction(${tenantId}, ${now}) as zone`.execute(tx)
  return rows[0]?.zone ?? undefined
}

export const listInvoiceIds = (tx: Tx) => tx.selectFrom('bill').select('id').orderBy('id').execute()

/** An invoice or credit note with its client's data, the name of its therapist and its encrypted files. */
export const findInvoiceToArchive = (tx: Tx, id: string) =>
  tx
    .selectFrom('bill')
    .innerJoin('patient', onBillPatient)
    .innerJoin('member', (join) =>
      join.onRef('member.tenant_id', '=', 'bill.tenant_id').onRef('member.id', '=', 'bill.therapist_id'),
    )
    .select([
      'kind',
      'bill_number',
      'issued_on',
      'due_on',
      'net_price',
      'total_price',
      'bill.taxes',
      'fully_paid',
      'bill.created_at',
      'content',
      'xml',
      'patient.firstname',
      'patient.lastname',
      'patient.company_name',
      'patient.siren',
      'patient.siret',
      'patient.vat_number',
      'patient.street_name',
      'patient.zip_code',
      'patient.city',
      'patient.country',
      'member.firstname as therapist_firstname',
      'member.lastname as therapist_lastname',
    ])
    .where('bill.id', '=', id)
    .executeTakeFirstOrThrow()

/** Ids of the practice's files in the file store: recordings and logos. */
export async function listFileIds(tx: Tx): Promise<string[]> {
  const audios = await tx.selectFrom('session_audio').select('id').execute()
  const logos = await tx.selectFrom('member').select('logo_file as id').where('logo_file', 'is not', null).execute()
  return [...audios, ...logos].flatMap(({ id }) => (id === null ? [] : [id]))
}

/**
 * Lists the ids of the sessions and requests that start after `now`, the practice's local time such as
 * `2026-11-22 10:00`.
 */
export const listUpcomingSessions = async (tx: Tx, now: string): Promise<string[]> =>
  (
    await tx
      .selectFrom('session')
      .select('id')
      .where('live', '=', true)
      .where(sql`day + start_time`, '>', sql`${now}::timestamp`)
      .orderBy('day')
      .orderBy('start_time')
      .execute()
  ).map(({ id }) => id)

/** Replaces the practice's encryption key, so that data encrypted with the previous key becomes unreadable. */
export async function updateEncryptionKey(tx: Tx, tenantId: string, wrappedKey: Buffer): Promise<void> {
  await tx.updateTable('tenant').set({ sealing_key: wrappedKey }).where('id', '=', tenantId).execute()
}

export async function insertArchivedInvoice(
  tx: Tx,
  row: { tenant_id: string; id: string; content: Buffer; purge_after: string },
): Promise<void> {
  await tx.insertInto('invoice_archive').values(row).execute()
}

/**
 * Deletes the accounts of the practice's members, and all its data except the archived invoices and the row of
 * `tenant`, which has the key to decrypt them.
 */
export async function deletePractice(tx: Tx, tenantId: string): Promise<void> {
  const members = await tx.selectFrom('member').select('id').execute()
  const ids = members.map(({ id }) => id)
  await sql`select auth.erase_practice()`.execute(tx)
  await tx.deleteFrom('auth.idempotency').where('account_id', 'in', ids).execute()
  await tx.deleteFrom('auth.account').where('id', 'in', ids).execute()
  await tx.updateTable('tenant').set({ destroy_at: null }).where('id', '=', tenantId).execute()
}
