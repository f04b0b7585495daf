import { sql } from 'kysely'
import type { Tx } from '../../../db.ts'

/** Ids of all patients that are not deleted, including archived patients, by last name. */
export async function listExportedPatientIds(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('patient')
    .select('id')
    .where('removed_at', 'is', null)
    .orderBy('lastname')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Exported tables by their name in the archive; their exported columns are not encrypted. */
const tableByExportName = {
  lieux: 'club',
  typesDeSeance: 'session_type',
  questions: 'question',
  horaires: 'opening_hours',
  absences: 'vacation',
  payeurs: 'patient_payer',
  repartitions: 'patient_division',
  partsDesSeances: 'session_part',
  factures: 'bill',
  seriesDeNumeros: 'bill_series_start',
  paiementsDesFactures: 'bill_payment',
  cloturesDesFactures: 'bill_closure',
  comptesDesClients: 'book_client',
  ecrituresComptables: 'book_entry',
  devis: 'estimation',
  previsionnel: 'forecast',
} as const

/**
 * Columns that are not exported: encrypted columns, columns without meaning outside the database, and documents, which
 * are separate files of the archive.
 */
const excludedColumns = ['tenant_id', 'label', 'content', 'xml', 'input']

/** Columns with hashes that prove the integrity of documents, payments and closures; exported as hexadecimal digits. */
const hashColumns = ['content_hash', 'xml_hash', 'previous_hash', 'hash']

const withHexHashes = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      hashColumns.includes(name) && typeof value === 'string' ? value.replace('\\x', '') : value,
    ]),
  )

/** Rows of the exported tables, without the labels of absences, which are private to their member. */
export async function listPracticeRows(tx: Tx): Promise<Record<string, unknown[]>> {
  const tableRows: Record<string, unknown[]> = {}
  for (const [name, table] of Object.entries(tableByExportName)) {
    const { rows } = await sql<{
      row: Record<string, unknown>
    }>`select to_jsonb(t) - ${excludedColumns}::text[] as row from ${sql.table(table)} t`.execute(tx)
    tableRows[name] = rows.map(({ row }) => withHexHashes(row))
  }
  return tableRows
}

/**
 * Time, state, price and payment of each session, with the ids of its therapist, type, patient and place. Its comments
 * are in the patient's folder.
 */
export async function listExportedSessionRows(tx: Tx): Promise<unknown[]> {
  return tx
    .selectFrom('session')
    .select([
      'id',
      'day',
      'start_time',
      'end_time',
      'state',
      'therapist_id',
      'session_type_id',
      'patient_id',
      'club_id',
      'price',
      'paid',
      'paid_means',
      'division',
    ])
    .orderBy('day')
    .orderBy('start_time')
    .execute()
}
