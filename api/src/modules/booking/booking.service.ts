import type { SessionRequest } from 'shared/contracts/booking'
import { errorCode } from 'shared/contracts/errorCodes'
import type { AnimalsNeeded } from 'shared/contracts/sessionType'
import { isFree, type Span } from 'shared/domain/calendar/availability'
import { expiryOf, startNotAhead } from 'shared/domain/sessions/booking'
import { endBeforeStart } from 'shared/domain/sessions/session'
import { minutesBetween } from 'shared/domain/calendar/time'
import { instantOf, isAhead, nowIn } from 'shared/domain/calendar/wallClock'
import { audit } from '../../audit.ts'
import { beginPublic, inTransaction, type OpenPractice, type Tx } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { uuidv7 } from '../../uuid.ts'
import { animalsNeededBy } from '../sessionTypes/sessionTypes.sql.ts'
import { saveAnimals } from '../sessionStore/attendance.sql.ts'
import { lockSchedules } from '../sessionStore/scheduleLocks.sql.ts'
import { sessionLetter } from '../sessionMails/sessionLetter.sql.ts'
import { tellRequested } from '../sessionMails/sessionMails.ts'
import { scheduleOf } from '../therapists/schedule.sql.ts'
import { questionsOf } from '../therapists/therapists.sql.ts'
import { rosterBetween, workersFor } from '../workload/roster.service.ts'
import type { Worker } from '../workload/animalWork.sql.ts'
import { insertAnswers, type Answer } from './answers.sql.ts'
import { expireDueOn } from './expiry.service.ts'
import { fileFor } from './patientFile.sql.ts'
import { askerOf, bookedType, insertRequest, priceOf, waitingRequests } from './booking.sql.ts'

/** Requests an account may have waiting at once, in all practices together. */
const mostWaiting = 10

const slotTaken = () => new Refusal(409, errorCode.slotTaken)

function checkDates({ startDate, startTime, endTime }: SessionRequest, { timeZone }: OpenPractice, now: Date): void {
  if (endTime <= startTime)
    throw new Refusal(400, errorCode.invalid, { problems: [{ field: 'endTime', message: endBeforeStart }] })
  if (isAhead({ day: startDate, time: startTime }, nowIn(timeZone, now))) return
  throw new Refusal(400, errorCode.datesRefused, {
    message: startNotAhead,
    problems: [{ field: 'startDate', message: startNotAhead }],
  })
}

async function checkWaiting(tx: Tx, accountId: string, now: Date): Promise<void> {
  if ((await waitingRequests(tx, accountId, now)) < mostWaiting) return
  const message = `Vous avez déjà ${mostWaiting} demandes en attente de validation.`
  throw new Refusal(429, errorCode.tooManyTries, { message, retryAfterSeconds: 3600 })
}

/** What the page offered still holds (ruling 19): the type's length, the opening hours, no absence, nobody else. */
async function checkOffered(
  tx: Tx,
  { tenantId, timeZone }: OpenPractice,
  therapistId: string,
  span: Span,
  duration: number,
  now: Date,
): Promise<void> {
  if (minutesBetween(span.startTime, span.endTime) !== duration) throw slotTaken()
  await expireDueOn(tx, tenantId, [span.date], now)
  const schedule = await scheduleOf(tx, therapistId, { startDate: span.date, endDate: span.date }, now)
  if (!isFree(span, schedule, timeZone, nowIn(timeZone, now))) throw slotTaken()
}

/** As many animals as the kind of session needs, those with the most free hours first; their schedules are held. */
async function animalsFor(
  tx: Tx,
  { count }: AnimalsNeeded,
  workers: readonly Worker[],
  span: Span,
  now: Date,
): Promise<string[]> {
  const roster = await rosterBetween(tx, workers, { startDate: span.date, endDate: span.date }, now)
  const able = roster.ableTo(span)
  if (able.length < count) throw slotTaken()
  return able.slice(0, count)
}

async function answersTo(tx: Tx, sessionTypeId: string, given: SessionRequest['answers']): Promise<Answer[]> {
  const questions = await questionsOf(tx, sessionTypeId)
  const texts = new Map(given.map(({ questionId, text }) => [questionId, text.trim()]))
  if ([...texts.keys()].some((id) => questions.every((question) => question.id !== id)))
    throw new Refusal(404, errorCode.notFound)
  return questions
    .map(({ id, text: question }, position) => ({ position, question, text: texts.get(id) ?? '' }))
    .filter(({ text }) => text !== '')
}

async function ask(tx: Tx, services: Services, request: SessionRequest): Promise<{ id: string }> {
  const { therapistId, sessionTypeId, patientId: accountId, startDate, startTime, endTime } = request
  const now = services.now()
  const practice = await beginPublic(tx, therapistId)
  const type = practice && (await bookedType(tx, sessionTypeId))
  if (!practice || !type) throw new Refusal(404, errorCode.notFound)
  checkDates(request, practice, now)
  // The account first, the therapist after: whoever holds a therapist's schedule never waits for an account.
  await lockSchedules(tx, [accountId])
  await checkWaiting(tx, accountId, now)
  const span = { date: startDate, startTime, endTime }
  const needed = animalsNeededBy(type)
  const workers = needed ? await workersFor(tx, needed) : []
  await lockSchedules(tx, [therapistId, ...workers.map((worker) => worker.id)])
  await checkOffered(tx, practice, therapistId, span, type.duration, now)
  const animalIds = needed ? await animalsFor(tx, needed, workers, span, now) : []

  const { tenantId, timeZone } = practice
  const answers = await answersTo(tx, sessionTypeId, request.answers)
  const patientId = await fileFor(tx, tenantId, await askerOf(tx, accountId))
  const id = uuidv7()
  const expiresAt = expiryOf(now, instantOf(timeZone, startDate, startTime))
  const price = await priceOf(tx, therapistId, type)
  await insertRequest(tx, {
    tenantId,
    id,
    day: startDate,
    startTime,
    endTime,
    therapistId,
    sessionTypeId,
    patientId,
    price,
    requestedBy: accountId,
    expiresAt,
  })
  if (animalIds.length > 0) await saveAnimals(tx, [{ id, animalIds }])
  await insertAnswers(tx, await services.sealing.of(tx, tenantId), { tenantId, sessionId: id }, answers)
  await tellRequested(tx, await sessionLetter(tx, id), services.tokens, answers.length > 0)
  await audit(tx, { tenantId, accountId, act: 'request', entity: 'session', entityId: id })
  return { id }
}

const isTakenMeanwhile = (error: unknown) =>
  error instanceof Error &&
  'constraint' in error &&
  (error.constraint === 'session_therapist_free' || error.constraint === 'session_animal_free')

type Created = { id: string }

/** A patient asks for a session: all of it is kept, or nothing. `once` answers a repeat of the call as it did the first. */
export async function requestSession(
  services: Services,
  request: SessionRequest,
  once: (tx: Tx, act: () => Promise<Created>) => Promise<Created>,
): Promise<Created> {
  try {
    return await inTransaction(services.database, (tx) => once(tx, () => ask(tx, services, request)))
  } catch (error) {
    throw isTakenMeanwhile(error) ? slotTaken() : error
  }
}
