import type { Tx } from '../../../db.ts'
import { insertResult } from '../../../plugins/idempotentResults.sql.ts'
import type { FieldCipher, Encryption } from '../../../encryption/encryption.ts'
import { encryptedCommentsColumns, encryptedNameColumns } from '../../agenda/animals/healthRow.ts'
import { encryptedScoreColumn } from '../../sessionStore/sessions/encryptedScore.ts'
import {
  findClearCorrections,
  lockClearAppointments,
  lockClearResults,
  lockClearScores,
  lockClearVaccines,
  updateAppointment,
  updateCorrection,
  updateScore,
  updateClearResultAsEncrypted,
  updateVaccine,
  withoutRecordingCorrections,
} from './clearText.sql.ts'

async function encryptVaccines(tx: Tx, cipher: FieldCipher): Promise<void> {
  for (const { id, name } of await lockClearVaccines(tx))
    await updateVaccine(tx, id, encryptedNameColumns('vaccine', id, name, cipher))
}

async function encryptAppointments(tx: Tx, cipher: FieldCipher): Promise<void> {
  for (const { id, name, comments } of await lockClearAppointments(tx))
    // A replica of the previous version may have written one field of a row in clear text. The other field, which is
    // encrypted, is kept.
    await updateAppointment(tx, id, {
      ...(name && encryptedNameColumns('medical_appointment', id, name, cipher)),
      ...(comments && encryptedCommentsColumns(id, comments, cipher)),
    })
}

const encryptedScoreOf = (
  { session_id: sessionId, animal_id: animalId, wellbeing }: Awaited<ReturnType<typeof lockClearScores>>[number],
  cipher: FieldCipher,
) => encryptedScoreColumn(wellbeing, { sessionId, animalId }, cipher)

const encryptScores = (tx: Tx, cipher: FieldCipher): Promise<void> =>
  withoutRecordingCorrections(tx, async () => {
    for (const row of await lockClearScores(tx)) await updateScore(tx, row, encryptedScoreOf(row, cipher))
  })

async function encryptCorrections(tx: Tx, cipher: FieldCipher): Promise<void> {
  for (const row of await findClearCorrections(tx))
    await updateCorrection(tx, row.id, encryptedScoreOf(row, cipher).wellbeing_sealed)
}

async function encryptResults(tx: Tx, tenantId: string, encryption: Encryption): Promise<void> {
  for (const { account_id: accountId, key, answer } of await lockClearResults(tx)) {
    await insertResult({ tx, tenantId, accountId, encryption }, key, { result: answer, path: '' })
    await updateClearResultAsEncrypted(tx, accountId, key)
  }
}

/** Encrypts clear text of the transaction's practice, at most a few hundred rows per table. */
export async function encryptClearTextOf(tx: Tx, tenantId: string, encryption: Encryption): Promise<void> {
  const cipher = await encryption.cipherOf(tx, tenantId)
  await encryptVaccines(tx, cipher)
  await encryptAppointments(tx, cipher)
  await encryptScores(tx, cipher)
  await encryptCorrections(tx, cipher)
  await encryptResults(tx, tenantId, encryption)
}
