import type { PatientAnswer } from 'shared/contracts/patients/patientFile'
import type { FirstBookingAnswer } from 'shared/contracts/agenda/session'
import type { Tx } from '../../../db.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'

export interface Answer {
  position: number
  question: string
  text: string
}

/** Identifies the field to which the ciphertext is bound. */
const answerField = (sessionId: string, position: number) => ({
  table: 'session_answer',
  column: 'answer',
  id: `${sessionId}/${position}`,
})

/** Stores the questions in their current wording, with encrypted answers. */
export async function insertAnswers(
  tx: Tx,
  cipher: FieldCipher,
  { tenantId, sessionId }: { tenantId: string; sessionId: string },
  answers: readonly Answer[],
): Promise<void> {
  if (answers.length === 0) return
  const rows = answers.map(({ position, question, text }) => ({
    tenant_id: tenantId,
    session_id: sessionId,
    position,
    question,
    answer: cipher.encrypt(text, answerField(sessionId, position)),
  }))
  await tx.insertInto('session_answer').values(rows).execute()
}

export async function listAnswers(tx: Tx, cipher: FieldCipher, sessionId: string): Promise<FirstBookingAnswer[]> {
  const rows = await tx
    .selectFrom('session_answer')
    .select(['position', 'question', 'answer'])
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .execute()
  return rows.map(({ position, question, answer }) => ({
    question,
    answer: cipher.decrypt(answer, answerField(sessionId, position)),
  }))
}

/** The answers of all bookings of a patient, oldest booking first. */
export async function listAnswersOfPatient(tx: Tx, cipher: FieldCipher, patientId: string): Promise<PatientAnswer[]> {
  const rows = await tx
    .selectFrom('session_answer')
    .innerJoin('session', (join) =>
      join
        .onRef('session.tenant_id', '=', 'session_answer.tenant_id')
        .onRef('session.id', '=', 'session_answer.session_id'),
    )
    .select(['session.id', 'session.day', 'position', 'question', 'answer'])
    .where('session.patient_id', '=', patientId)
    .orderBy('session.day')
    .orderBy('session.start_time')
    .orderBy('session.id')
    .orderBy('position')
    .execute()
  return rows.map(({ id, day, position, question, answer }) => ({
    question,
    answer: cipher.decrypt(answer, answerField(id, position)),
    sessionId: id,
    date: day,
  }))
}
