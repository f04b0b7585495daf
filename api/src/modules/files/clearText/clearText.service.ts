import type { Tx } from '../../../db.ts'
import { insertResult } from '../../../plugins/idempotentResults.sql.ts'
import type { Seal, Sealing } from '../../../sealing/sealing.ts'
import { sealedComments, sealedName } from '../../agenda/animals/healthRow.ts'
import { sealedScore } from '../../sessionStore/sessions/sealedScore.ts'
import {
  findClearCorrections,
  lockClearAppointments,
  lockClearResults,
  lockClearScores,
  lockClearVaccines,
  updateAppointment,
  updateCorrection,
  updateScore,
  updateSealedResult,
  updateVaccine,
  withoutCorrections,
} from './clearText.sql.ts'

async function sealVaccines(tx: Tx, seal: Seal): Promise<void> {
  for (const { id, name } of await lockClearVaccines(tx))
    await updateVaccine(tx, id, sealedName('vaccine', id, name, seal))
}

async function sealAppointments(tx: Tx, seal: Seal): Promise<void> {
  for (const { id, name, comments } of await lockClearAppointments(tx))
    // A replica of the former version may have filled only one field of an encrypted row: the other one is kept.
    await updateAppointment(tx, id, {
      ...(name && sealedName('medical_appointment', id, name, seal)),
      ...(comments && sealedComments(id, comments, seal)),
    })
}

const sealedScoreOf = (
  { session_id: sessionId, animal_id: animalId, wellbeing }: Awaited<ReturnType<typeof lockClearScores>>[number],
  seal: Seal,
) => sealedScore(wellbeing, { sessionId, animalId }, seal)

const sealScores = (tx: Tx, seal: Seal): Promise<void> =>
  withoutCorrections(tx, async () => {
    for (const row of await lockClearScores(tx)) await updateScore(tx, row, sealedScoreOf(row, seal))
  })

async function sealCorrections(tx: Tx, seal: Seal): Promise<void> {
  for (const row of await findClearCorrections(tx))
    await updateCorrection(tx, row.id, sealedScoreOf(row, seal).wellbeing_sealed)
}

async function sealResults(tx: Tx, tenantId: string, sealing: Sealing): Promise<void> {
  for (const { account_id: accountId, key, answer } of await lockClearResults(tx)) {
    await insertResult({ tx, tenantId, accountId, sealing }, key, { result: answer, path: '' })
    await updateSealedResult(tx, accountId, key)
  }
}

/** Encrypts clear text of the transaction's practice, at most a few hundred rows per table. */
export async function sealClearTextOf(tx: Tx, tenantId: string, sealing: Sealing): Promise<void> {
  const seal = await sealing.of(tx, tenantId)
  await sealVaccines(tx, seal)
  await sealAppointments(tx, seal)
  await sealScores(tx, seal)
  await sealCorrections(tx, seal)
  await sealResults(tx, tenantId, sealing)
}
