import type { Tx } from '../../db.ts'
import { queueMail } from '../../mail/outbox.ts'
import type { Tokens } from '../../tokens.ts'
import type { SessionLetter } from './sessionLetter.sql.ts'

/** The link still explains itself this long after the session. */
const linkOutlivesSession = 30 * 86_400_000

const cancelToken = ({ about: { tenantId, sessionId }, start }: SessionLetter, tokens: Tokens) =>
  tokens.link('cancel', { tenantId, sessionId }, new Date(start.getTime() + linkOutlivesSession))

/** A request came in: the therapist is told, the patient has it in writing. */
export async function tellRequested(tx: Tx, letter: SessionLetter, tokens: Tokens, hasAnswers: boolean): Promise<void> {
  const { about, therapist, patient } = letter
  await queueMail(tx, {
    name: 'requestReceived',
    to: therapist,
    data: { ...about, hasAnswers },
    dedupeKey: `requestReceived:${about.sessionId}`,
  })
  if (!patient) return
  const data = { ...about, cancelToken: await cancelToken(letter, tokens) }
  await queueMail(tx, { name: 'requestRecorded', to: patient, data, dedupeKey: `requestRecorded:${about.sessionId}` })
}

export async function tellValidated(tx: Tx, letter: SessionLetter, tokens: Tokens): Promise<void> {
  const { about, patient, place, timeZone, version: sequence } = letter
  if (!patient) return
  const data = { ...about, cancelToken: await cancelToken(letter, tokens), place, timeZone, sequence }
  await queueMail(tx, {
    name: 'sessionValidated',
    to: patient,
    data,
    dedupeKey: `sessionValidated:${about.sessionId}:${sequence}`,
  })
}

interface Cancelled {
  by: 'practice' | 'patient'
  wasValidated: boolean
}

/** The patient is told always, the therapist when it was the patient who cancelled. */
export async function tellCancelled(
  tx: Tx,
  { about, therapist, patient, timeZone, version: sequence }: SessionLetter,
  { by, wasValidated }: Cancelled,
): Promise<void> {
  const data = { ...about, by, wasValidated, timeZone, sequence }
  const key = `sessionCancelled:${about.sessionId}:${sequence}`
  if (patient)
    await queueMail(tx, {
      name: 'sessionCancelled',
      to: patient,
      data: { ...data, to: 'patient' },
      dedupeKey: `${key}:patient`,
    })
  if (by === 'patient')
    await queueMail(tx, {
      name: 'sessionCancelled',
      to: therapist,
      data: { ...data, to: 'therapist' },
      dedupeKey: `${key}:therapist`,
    })
}

export async function tellExpired(tx: Tx, { about, therapist, patient }: SessionLetter): Promise<void> {
  const key = `requestExpired:${about.sessionId}`
  await queueMail(tx, {
    name: 'requestExpired',
    to: therapist,
    data: { ...about, to: 'therapist' },
    dedupeKey: `${key}:therapist`,
  })
  if (patient)
    await queueMail(tx, {
      name: 'requestExpired',
      to: patient,
      data: { ...about, to: 'patient' },
      dedupeKey: `${key}:patient`,
    })
}
