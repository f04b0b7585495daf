import { sql, type Selectable } from 'kysely'
import type { Database, Tx } from '../../../db.ts'
import type { Tables } from '../../../tables/tables.ts'
import type { ScoreColumns } from '../../sessionStore/sessions/encryptedScore.ts'

/** Maximum rows per table and transaction. */
const maxRows = 300

/** Ids of up to `limit` practices with clear text in columns that are encrypted today. */
export async function findPracticesWithClearText(database: Database, limit: number): Promise<string[]> {
  const { rows } = await sql<{
    tenant_id: string
  }>`select tenant_id from auth.practices_with_clear_text(${limit}) tenant_id`.execute(database)
  return rows.map((row) => row.tenant_id)
}

export const lockClearVaccines = (tx: Tx): Promise<{ id: string; name: string }[]> =>
  tx
    .selectFrom('vaccine')
    .select(['id', 'name'])
    .where('name', '<>', '')
    .limit(maxRows)
    .forUpdate()
    .skipLocked()
    .execute()

export const lockClearAppointments = (tx: Tx): Promise<{ id: string; name: string; comments: string }[]> =>
  tx
    .selectFrom('medical_appointment')
    .select(['id', 'name', 'comments'])
    .where((row) => row.or([row('name', '<>', ''), row('comments', '<>', '')]))
    .limit(maxRows)
    .forUpdate()
    .skipLocked()
    .execute()

type Vaccine = Selectable<Tables['vaccine']>
type Appointment = Selectable<Tables['medical_appointment']>

export async function updateVaccine(
  tx: Tx,
  id: string,
  columns: Partial<Pick<Vaccine, 'name' | 'name_sealed'>>,
): Promise<void> {
  await tx.updateTable('vaccine').set(columns).where('id', '=', id).execute()
}

export async function updateAppointment(
  tx: Tx,
  id: string,
  columns: Partial<Pick<Appointment, 'name' | 'name_sealed' | 'comments' | 'comments_sealed'>>,
): Promise<void> {
  await tx.updateTable('medical_appointment').set(columns).where('id', '=', id).execute()
}

/** Runs `update` without the triggers that record changed scores as corrections in the register. */
export async function withoutRecordingCorrections(tx: Tx, update: () => Promise<void>): Promise<void> {
  await sql`select set_config('app.sealing', 'on', true)`.execute(tx)
  await update()
  await sql`select set_config('app.sealing', '', true)`.execute(tx)
}

interface ClearScore {
  session_id: string
  animal_id: string
  wellbeing: number | null
}

export const lockClearScores = (tx: Tx): Promise<ClearScore[]> =>
  tx
    .selectFrom('session_animal')
    .select(['session_id', 'animal_id', 'wellbeing'])
    .where('wellbeing', 'is not', null)
    .limit(maxRows)
    .forUpdate()
    .skipLocked()
    .execute()

export async function updateScore(tx: Tx, { session_id, animal_id }: ClearScore, columns: ScoreColumns): Promise<void> {
  await tx
    .updateTable('session_animal')
    .set(columns)
    .where('session_id', '=', session_id)
    .where('animal_id', '=', animal_id)
    .execute()
}

export const findClearCorrections = (tx: Tx): Promise<(ClearScore & { id: string })[]> =>
  tx
    .selectFrom('work_correction')
    .select(['id', 'session_id', 'animal_id', 'wellbeing'])
    .where('wellbeing', 'is not', null)
    .limit(maxRows)
    .execute()

export async function updateCorrection(tx: Tx, id: string, encryptedScore: Buffer | null): Promise<void> {
  await sql`select auth.seal_correction(${id}, ${encryptedScore})`.execute(tx)
}

/** Locks responses to this practice's members that a previous version stored in clear text for idempotency. */
export const lockClearResults = (tx: Tx) =>
  tx
    .selectFrom('auth.idempotency as result')
    .innerJoin('member', 'member.id', 'result.account_id')
    .select(['account_id', 'key', 'answer'])
    .where('sealed', '=', false)
    .where('answer', 'is not', null)
    .limit(maxRows)
    .forUpdate('result')
    .skipLocked()
    .execute()

export async function updateClearResultAsEncrypted(tx: Tx, accountId: string, key: string): Promise<void> {
  await tx
    .updateTable('auth.idempotency')
    .set({ answer: null, sealed: true })
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .execute()
}
