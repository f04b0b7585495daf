import type { PublicTherapist, Question } from 'shared/contracts/directory/therapist'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { freeSlots } from 'shared/domain/calendar/availability'
import type { Period } from 'shared/domain/calendar/period'
import { slotOfferAt } from 'shared/domain/calendar/slotOffer'
import { errorCode } from 'shared/contracts/errorCodes'
import { beginPublic, inTransaction, type OpenPractice, type Tx } from '../../../db.ts'
import type { SignedInPatient } from '../../../handlers.ts'
import { requireReadablePeriod } from '../../../readablePeriod.ts'
import { requireFound, Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { readFitFilterOfAccount } from '../fit/fitFilter.service.ts'
import { findQuestions } from '../sessionTypes/questions.sql.ts'
import { readFreeAnimals } from './freeAnimals.service.ts'
import { opaqueId } from './opaqueId.ts'
import { listBusyTimeSlots, findSchedule } from './schedule.sql.ts'
import { findTherapist, findOfferedType, listPublicSessionTypes } from './therapists.sql.ts'

/** Maximum number of days per call: a month with its adjacent weeks. */
const maxDays = 62

/** Runs `run` in the practice of a bookable therapist; throws 404 for any other id. */
export const runInPracticeOf = <T>(
  services: Services,
  therapistId: string,
  run: (tx: Tx, practice: OpenPractice) => Promise<T>,
): Promise<T> =>
  inTransaction(services.database, async (tx) => run(tx, requireFound(await beginPublic(tx, therapistId))))

export const readTherapist = (services: Services, id: string): Promise<PublicTherapist> =>
  runInPracticeOf(services, id, async (tx, { timeZone }) => ({
    ...requireFound(await findTherapist(tx, id, services.now())),
    timeZone,
  }))

export const listBusyTimes = (services: Services, therapistId: string, days: Period) =>
  runInPracticeOf(services, therapistId, async (tx) => {
    const timeSlots = await listBusyTimeSlots(tx, therapistId, requireReadablePeriod(days, maxDays), services.now())
    return timeSlots.map((timeSlot) => ({ id: opaqueId(therapistId, timeSlot), ...timeSlot }))
  })

/**
 * Free slots for a session type, by default the first type; for a signed-in `patient`, only slots with animals that
 * fit.
 */
export const listSlots = (
  services: Services,
  therapistId: string,
  { sessionTypeId, ...days }: Period & { sessionTypeId?: string },
  patient?: SignedInPatient,
): Promise<TimeSlot[]> =>
  runInPracticeOf(services, therapistId, async (tx, { tenantId, timeZone: zone }) => {
    const period = requireReadablePeriod(days, maxDays)
    const type = await findOfferedType(tx, sessionTypeId)
    if (!type && sessionTypeId !== undefined) throw new Refusal(404, errorCode.notFound)
    if (!type) return []
    const now = services.now()
    const schedule = await findSchedule(tx, therapistId, period, now)
    const slots = freeSlots(schedule, { period, zone, offer: slotOfferAt(type.rules, zone, now) })
    const fitFilter =
      patient && (await readFitFilterOfAccount(tx, await services.encryption.cipherOf(tx, tenantId), patient.accountId))
    return slots.filter(await readFreeAnimals(tx, type.animalsNeeded, { period, now, fitFilter }))
  })

export const listQuestions = (services: Services, therapistId: string, sessionTypeId: string): Promise<Question[]> =>
  runInPracticeOf(services, therapistId, async (tx) => {
    const types = await listPublicSessionTypes(tx)
    requireFound(types.find((type) => type.id === sessionTypeId))
    return findQuestions(tx, sessionTypeId)
  })
