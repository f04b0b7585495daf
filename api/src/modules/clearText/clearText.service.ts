import { sql } from 'kysely'
import type { Tx } from '../../db.ts'
import { insertResult } from '../../plugins/idempotentResults.sql.ts'
import type { Seal, Sealing } from '../../sealing.ts'
import { sealedScore } from '../sessionStore/sealedScore.ts'
import { sealedComments, sealedName } from '../animals/healthRow.ts'

/** Rows of one table in one transaction. */
const maxRows = 300

async function sealVaccines(tx: Tx, seal: Seal): Promise<void> {
  const rows = await tx
    .selectFrom('vaccine')
    .select(['id', 'name'])
    .where('name', '<>', '')
    .limit(maxRows)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id, name } of rows)
    await tx
      .updateTable('vaccine')
      .set(sealedName('vaccine', id, name, seal))
      .where('id', '=', id)
      .execute()
}

async function sealAppointments(tx: Tx, seal: Seal): Promise<void> {
  const rows = await tx
    .selectFrom('medical_appointment')
    .select(['id', 'name', 'comments'])
    .where((row) => row.or([row('name', '<>', ''), row('comments', '<>', '')]))
    .limit(maxRows)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id, name, comments } of rows) {
    // A former version may have filled one field alone of a row that was sealed before: the other stays as it is sealed.
    const columns = {
      ...(name && sealedName('medical_appointment', id, name, seal)),
      ...(comments && sealedComments(id, comments, seal)),
    }
    await tx.updateTable('medical_appointment').set(columns).where('id', '=', id).execute()
  }
}

async function sealScores(tx: Tx, seal: Seal): Promise<void> {
  // To the triggers of the register, sealing is no change of a score.
  await sql`select set_config('app.sealing', 'on', true)`.execute(tx)
  const rows = await tx
    .selectFrom('session_animal')
    .select(['session_id', 'animal_id', 'wellbeing'])
    .where('wellbeing', 'is not', null)
    .limit(maxRows)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { session_id: sessionId, animal_id: animalId, wellbeing } of rows)
    await tx
      .updateTable('session_animal')
      .set(sealedScore(wellbeing, { sessionId, animalId }, seal))
      .where('session_id', '=', sessionId)
      .where('animal_id', '=', animalId)
      .execute()
  await sql`select set_config('app.sealing', '', true)`.execute(tx)
}

async function sealCorrections(tx: Tx, seal: Seal): Promise<void> {
  const rows = await tx
    .selectFrom('work_correction')
    .select(['id', 'session_id', 'animal_id', 'wellbeing'])
    .where('wellbeing', 'is not', null)
    .limit(maxRows)
    .execute()
  for (const { id, session_id: sessionId, animal_id: animalId, wellbeing } of rows) {
    const { wellbeing_sealed } = sealedScore(wellbeing, { sessionId, animalId }, seal)
    await sql`select auth.seal_correction(${id}, ${wellbeing_sealed})`.execute(tx)
  }
}

/** Results that a former version stored of the calls of this practice's members. */
async function sealResults(tx: Tx, tenantId: string, sealing: Sealing): Promise<void> {
  const rows = await tx
    .selectFrom('auth.idempotency as kept')
    .innerJoin('member', 'member.id', 'kept.account_id')
    .select(['account_id', 'key', 'answer'])
    .where('sealed', '=', false)
    .where('answer', 'is not', null)
    .limit(maxRows)
    .forUpdate('kept')
    .skipLocked()
    .execute()
  for (const { account_id: accountId, key, answer } of rows) {
    await insertResult({ tx, tenantId, accountId, sealing }, key, { result: answer, path: '' })
    await tx
      .updateTable('auth.idempotency')
      .set({ answer: null, sealed: true })
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .execute()
  }
}

/** Seals what stands in clear of the practice the transaction is set to, some hundred rows of each table at most. */
export async function sealClearTextOf(tx: Tx, tenantId: string, sealing: Sealing): Promise<void> {
  const seal = await sealing.of(tx, tenantId)
  await sealVaccines(tx, seal)
  await sealAppointments(tx, seal)
  await sealScores(tx, seal)
  await sealCorrections(tx, seal)
  await sealResults(tx, tenantId, sealing)
}
