import { sql } from 'kysely'
import type { Tx } from '../../../db.ts'

/** Every patient whose file is there, archived ones too. */
export async function exportedPatientIds(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('patient')
    .select('id')
    .where('removed_at', 'is', null)
    .orderBy('lastname')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What a practice sets, by the name under which it is exported. None of it is sealed. */
const tables = {
  lieux: 'club',
  typesDeSeance: 'session_type',
  questions: 'question',
  horaires: 'opening_hours',
  absences: 'vacation',
  payeurs: 'patient_payer',
  repartitions: 'patient_division',
  partsDesSeances: 'session_part',
  factures: 'bill',
  paiementsDesFactures: 'bill_payment',
  cloturesDesFactures: 'bill_closure',
  devis: 'estimation',
  previsionnel: 'forecast',
} as const

/** What is sealed or means nothing outside the database; the documents of quotes and invoices are files of the archive. */
const leftOut = ['tenant_id', 'label', 'content', 'xml', 'input']

/** The hashes that prove that nothing of a document, a payment or a closure was altered, in hexadecimal. */
const hashes = ['content_hash', 'xml_hash', 'previous_hash', 'hash']

const withHexHashes = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      hashes.includes(name) && typeof value === 'string' ? value.replace('\\x', '') : value,
    ]),
  )

/** The rows of what a practice sets; what an absence is for is its member's alone. */
export async function practiceRows(tx: Tx): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const [name, table] of Object.entries(tables)) {
    const { rows } = await sql<{
      row: Record<string, unknown>
    }>`select to_jsonb(t) - ${leftOut}::text[] as row from ${sql.table(table)} t`.execute(tx)
    found[name] = rows.map(({ row }) => ({ row: withHexHashes(row) }))
  }
  return found
}

/** When each session took place and what it cost; what was written of it is in the folder of its patient. */
export async function exportedSessionRows(tx: Tx): Promise<unknown[]> {
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
      'division',
    ])
    .orderBy('day')
    .orderBy('start_time')
    .execute()
}
