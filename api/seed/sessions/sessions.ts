import { amountDueToClub } from 'shared/domain/club'
import { addDays, type Day } from 'shared/domain/calendar/day'
import { expiryOf } from 'shared/domain/sessions/booking'
import { instantOf } from 'shared/domain/calendar/wallClock'
import { v7 as uuidv7 } from 'uuid'
import { addConsent } from '../consents.ts'
import { insertAnswers } from '../../src/modules/agenda/booking/answers.sql.ts'
import { commentsField } from '../../src/modules/sessionStore/sessions/sessionRow.ts'
import { timeZone, type SeedContext } from '../SeedContext.ts'
import type { SeededClub } from '../sessionTypesClubsAnimals.ts'
import type { SeededPatients } from '../patients.ts'
import type { PlannedSession } from './planSessions.ts'

const comments = [
  'Belle séance, beaucoup de contact.',
  'A mené seul du box à la carrière.',
  'Fatigue en fin de séance : raccourcir la prochaine fois.',
  'Premier pansage sans aide.',
  'Rires pendant tout le parcours.',
]

const answers = ['Non, aucune.', 'Retrouver un peu de confiance, au calme.', "L'école de mon fils."]

const dayMs = 86_400_000

/**
 * Returns the instant three days before the session, or yesterday at this time if that is earlier.
 */
const cancellationInstantOf = (start: Date, now: Date) =>
  new Date(Math.min(start.getTime() - 3 * dayMs, now.getTime() - dayMs))

/** Rows of one statement. PostgreSQL allows 65,535 parameters in it, and a session has 22. */
const rowsByStatement = 2_000

const splitIntoChunks = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsByStatement) }, (_, index) =>
    rows.slice(index * rowsByStatement, (index + 1) * rowsByStatement),
  )

interface SessionOptions {
  /** Returns the patients who could have a session on a day. */
  patientsOfDay: (day: Day) => SeededPatients
  clubs: readonly SeededClub[]
  /** Share of the past sessions that were paid when they took place, without an invoice. */
  paidShare: number
}

const startOf = ({ day, startTime }: PlannedSession) => instantOf(timeZone, day, startTime)

export async function addSessions(
  seedContext: SeedContext,
  tenantId: string,
  plannedSessions: PlannedSession[],
  { patientsOfDay, clubs, paidShare }: SessionOptions,
): Promise<void> {
  const { tx, services, random, today, patientAccountId } = seedContext
  if (plannedSessions.length === 0) return
  const cipher = await services.encryption.cipherOf(tx, tenantId)
  const sessionsWithRows = plannedSessions.map((session) => {
    const id = uuidv7()
    const isPending = session.state === 'PENDING'
    const patients = patientsOfDay(session.day)
    const firm =
      session.type.name === 'Groupe' && !session.withAnimalOnly && !isPending ? random.pick(patients.firms) : undefined
    const club = clubs.length > 0 && random.chance(0.6) ? random.pick(clubs) : undefined
    const isPast = session.day < today
    const animalRent = random.chance(0.15) ? 10 : 0
    const row = {
      tenant_id: tenantId,
      id,
      day: session.day,
      start_time: session.startTime,
      end_time: session.endTime,
      state: session.state,
      therapist_id: session.therapistId,
      session_type_id: session.type.id,
      patient_id: session.withAnimalOnly ? null : (firm?.id ?? random.pick(patients.individualIds)),
      with_animal_only: session.withAnimalOnly,
      club_id: club?.id ?? null,
      price: session.withAnimalOnly ? 0 : session.type.price,
      room_rent: club?.amount ?? 0,
      animal_rent: animalRent,
      taxes_paid_by_patient: random.chance(0.3) ? (club?.amount ?? 0) + animalRent : 0,
      paid: isPast && session.state === 'VALIDATED' && random.chance(paidShare),
      patient_present: !(isPast && random.chance(0.1)),
      comments: isPast && random.chance(0.35) ? cipher.encrypt(random.pick(comments), commentsField(id)) : null,
      requested_by: isPending ? patientAccountId : null,
      cancelled_at: session.state === 'CANCELLED' ? cancellationInstantOf(startOf(session), services.now()) : null,
      expires_at: isPending ? expiryOf(services.now(), startOf(session)) : null,
    }
    const amountDue = amountDueToClub({
      roomRent: row.room_rent,
      animalRent: row.animal_rent,
      taxesPaidByPatient: row.taxes_paid_by_patient,
    })
    // Amounts due to clubs are paid three weeks after the session.
    const paid_to_club = club !== undefined && amountDue > 0 && session.day < addDays(today, -21)
    return { row: { ...row, paid_to_club }, session, firm }
  })
  for (const rows of splitIntoChunks(sessionsWithRows.map(({ row }) => row)))
    await tx.insertInto('session').values(rows).execute()
  const animals = sessionsWithRows.flatMap(({ row, session }) =>
    session.animalIds.map((animalId) => ({
      tenant_id: tenantId,
      session_id: row.id,
      animal_id: animalId,
      during: `[${session.day} ${session.startTime},${session.day} ${session.endTime})`,
      live: session.state !== 'CANCELLED',
    })),
  )
  for (const rows of splitIntoChunks(animals)) await tx.insertInto('session_animal').values(rows).execute()
  const employees = sessionsWithRows.flatMap(({ row, firm }) =>
    (firm?.employeeIds ?? []).map((patientId) => ({ tenant_id: tenantId, session_id: row.id, patient_id: patientId })),
  )
  for (const rows of splitIntoChunks(employees)) await tx.insertInto('session_corporate_patient').values(rows).execute()
  for (const { row, session } of sessionsWithRows.filter(({ session: { state } }) => state === 'PENDING')) {
    const answersToQuestions = (session.type.questions ?? []).map((question, position) => ({
      position,
      question,
      text: answers[position % answers.length] ?? '',
    }))
    const { patient_id: patientId } = row
    if (patientId !== null && answersToQuestions.length > 0)
      await addConsent(seedContext, cipher, { tenantId, patientId })
    await insertAnswers(tx, cipher, { tenantId, sessionId: row.id }, answersToQuestions)
  }
}
