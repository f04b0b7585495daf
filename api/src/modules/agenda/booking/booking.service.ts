import type { SessionRequest } from 'shared/contracts/directory/booking'
import { errorCode } from 'shared/contracts/errorCodes'
import { instantOf, momentIn } from 'shared/domain/calendar/wallClock'
import { invalid } from 'shared/domain/problems'
import { expiryOf } from 'shared/domain/sessions/booking'
import { v7 as uuidv7 } from 'uuid'
import { audit } from '../../../audit.ts'
import { beginPublic, inTransaction, type OpenPractice, type Tx } from '../../../db.ts'
import { requireFound, Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { acceptConsent } from '../../patients/consents/bookingConsent.service.ts'
import { readFitFilterOfAccount } from '../fit/fitFilter.service.ts'
import { findSessionEmailData } from '../../sessionStore/sessionEmails/sessionEmailData.sql.ts'
import { sendRequestEmails } from '../../sessionStore/sessionEmails/sessionEmails.ts'
import { updateAnimals } from '../../sessionStore/sessions/sessionAnimals.sql.ts'
import { lockSchedules } from '../../sessionStore/sessions/scheduleLocks.sql.ts'
import { findQuestions } from '../sessionTypes/questions.sql.ts'
import { animalsNeededOf, slotRulesOf } from '../sessionTypes/sessionTypeRow.ts'
import { listAnimalsForNeed } from '../workload/roster.service.ts'
import { insertAnswers, type Answer } from './answers.sql.ts'
import {
  findOfferedType,
  findRequester,
  insertRequest,
  listOfferedClubs,
  findPrice,
  type OfferedClub,
} from './booking.sql.ts'
import {
  assignAnimals,
  checkDates,
  checkNotRequestedBefore,
  checkPersonIsFree,
  checkSlot,
  checkPendingRequests,
  slotTakenRefusal,
} from './bookingChecks.service.ts'
import { findPatientFile } from './patientFile.sql.ts'

/** Returns the non-empty answers, in the order of the questions; throws 404 for an answer to an unknown question. */
async function checkAnswers(
  tx: Tx,
  sessionTypeId: string,
  requestAnswers: SessionRequest['answers'],
): Promise<Answer[]> {
  const questions = await findQuestions(tx, sessionTypeId)
  const texts = new Map(requestAnswers.map(({ questionId, text }) => [questionId, text.trim()]))
  if ([...texts.keys()].some((id) => questions.every((question) => question.id !== id)))
    throw new Refusal(404, errorCode.notFound)
  return questions
    .map(({ id, text: question }, position) => ({ position, question, text: texts.get(id) ?? '' }))
    .filter(({ text }) => text !== '')
}

const clubGoneRefusal = () =>
  new Refusal(404, errorCode.notFound, {
    problems: [invalid('clubId', "Cette séance n'est plus proposée dans ce lieu.")],
  })

/** The requested club, or the type's only club; undefined when the practice chooses the club later. */
async function findRequestedClub(
  tx: Tx,
  sessionTypeId: string,
  clubId: string | undefined,
): Promise<OfferedClub | undefined> {
  const clubs = await listOfferedClubs(tx, sessionTypeId)
  if (clubId === undefined) return clubs.length === 1 ? clubs[0] : undefined
  const club = clubs.find(({ id }) => id === clubId)
  if (!club) throw clubGoneRefusal()
  return club
}

async function insertSessionRequest(
  tx: Tx,
  services: Services,
  practice: OpenPractice,
  request: SessionRequest,
): Promise<{ id: string }> {
  const { therapistId, sessionTypeId, patientId: accountId, startDate, startTime, endTime } = request
  const now = services.now()
  const type = requireFound(await findOfferedType(tx, sessionTypeId), errorCode.sessionTypeGone)
  checkDates(request, practice, now)
  // Always lock the account before the therapist's schedule, to avoid deadlocks.
  await lockSchedules(tx, [accountId])
  const timeSlot = { date: startDate, startTime, endTime }
  await checkNotRequestedBefore(tx, { accountId, therapistId, timeSlot }, now)
  await checkPendingRequests(tx, accountId, now)
  const club = await findRequestedClub(tx, sessionTypeId, request.clubId)
  const animalsNeeded = animalsNeededOf(type)
  const candidateAnimals = animalsNeeded ? await listAnimalsForNeed(tx, animalsNeeded) : []
  await lockSchedules(tx, [therapistId, ...candidateAnimals.map((animal) => animal.id)])
  await checkSlot(tx, practice, { therapistId, timeSlot, rules: slotRulesOf(type) }, now)
  const { tenantId, timeZone } = practice
  const cipher = await services.encryption.cipherOf(tx, tenantId)
  const fitFilter = await readFitFilterOfAccount(tx, cipher, accountId)
  const animalIds = animalsNeeded
    ? await assignAnimals(tx, animalsNeeded, candidateAnimals, timeSlot, { now, fitFilter })
    : []

  const answers = await checkAnswers(tx, sessionTypeId, request.answers)
  const patientAccount = await findRequester(tx, accountId)
  const file = await findPatientFile(tx, tenantId, patientAccount)
  const startsAt = instantOf(timeZone, startDate, startTime)
  const endsAt = instantOf(timeZone, startDate, endTime)
  await checkPersonIsFree(tx, { tenantId, patientId: file.id, accountId, from: startsAt, to: endsAt }, now)
  const mayKeepAnswers =
    answers.length > 0 &&
    (await acceptConsent(tx, cipher, request.consent, {
      tenantId,
      patientId: file.id,
      giverName: `${patientAccount.firstname} ${patientAccount.lastname}`.trim(),
      today: momentIn(timeZone, now).day,
    }))
  const id = uuidv7()
  await insertRequest(tx, {
    tenantId,
    id,
    timeSlot,
    therapistId,
    sessionTypeId,
    patientId: file.id,
    price: await findPrice(tx, therapistId, type),
    club,
    requestedBy: accountId,
    expiresAt: expiryOf(now, startsAt),
  })
  if (animalIds.length > 0) await updateAnimals(tx, [{ id, animalIds }])
  if (mayKeepAnswers) await insertAnswers(tx, cipher, { tenantId, sessionId: id }, answers)
  await sendRequestEmails(tx, await findSessionEmailData(tx, id), services.tokens, mayKeepAnswers)
  const details = file.isNew ? { createdPatient: file.id } : {}
  await audit(tx, { tenantId, accountId }, { act: 'request', entity: 'session', entityId: id, details })
  return { id }
}

const isSlotConflict = (error: unknown) =>
  error instanceof Error &&
  'constraint' in error &&
  (error.constraint === 'session_therapist_free' || error.constraint === 'session_animal_free')

type CreatedRequest = { id: string }

/**
 * Requests a session for a patient, in one transaction. `runOnce` makes the call idempotent: a repeated call gets the
 * first response.
 */
export async function createRequest(
  services: Services,
  request: SessionRequest,
  runOnce: (practice: { tx: Tx; tenantId: string }, run: () => Promise<CreatedRequest>) => Promise<CreatedRequest>,
): Promise<CreatedRequest> {
  try {
    return await inTransaction(services.database, async (tx) => {
      const practice = requireFound(await beginPublic(tx, request.therapistId))
      return runOnce({ tx, tenantId: practice.tenantId }, () => insertSessionRequest(tx, services, practice, request))
    })
  } catch (error) {
    throw isSlotConflict(error) ? slotTakenRefusal() : error
  }
}
