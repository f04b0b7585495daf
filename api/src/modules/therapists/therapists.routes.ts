import { errorCode } from 'shared/contracts/errorCodes'
import type { AnimalsNeeded } from 'shared/contracts/sessionType'
import { freeSlots, type Span } from 'shared/domain/calendar/availability'
import type { Period } from 'shared/domain/calendar/period'
import { defaultLength } from 'shared/domain/sessions/session'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { beginPublic, inTransaction, type OpenPractice, type Tx } from '../../db.ts'
import type { Handlers } from '../../handlers.ts'
import { readablePeriod } from '../../readablePeriod.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { rosterBetween, workersFor } from '../workload/roster.service.ts'
import { opaqueId } from './opaqueId.ts'
import { busySpans, scheduleOf } from './schedule.sql.ts'
import { findTherapist, offeredType, publicSessionTypes, questionsOf, searchTherapists } from './therapists.sql.ts'

/** A month's view and its neighbours; nobody reads a year of a therapist's agenda in one call. */
const mostDays = 62

const inDirectory = <T>({ database }: Services, act: (tx: Tx) => Promise<T>) => inTransaction(database, act)

/** Runs in the practice of a therapist anyone may book. */
const inPracticeOf = <T>(
  services: Services,
  therapistId: string,
  act: (tx: Tx, practice: OpenPractice) => Promise<T>,
) =>
  inTransaction(services.database, async (tx) => {
    const practice = await beginPublic(tx, therapistId)
    if (!practice) throw new Refusal(404, errorCode.notFound)
    return act(tx, practice)
  })

/** The kind of session asked for, the first one when none is named. */
async function typeAsked(
  tx: Tx,
  sessionTypeId: string | undefined,
): Promise<{ duration: number; animalsNeeded: AnimalsNeeded | null }> {
  const type = await offeredType(tx, sessionTypeId)
  if (!type && sessionTypeId !== undefined) throw new Refusal(404, errorCode.notFound)
  return type ?? { duration: defaultLength, animalsNeeded: null }
}

/** Those of the slots for which enough animals are free and have hours left. */
async function withAnimals(
  tx: Tx,
  slots: Span[],
  needed: AnimalsNeeded | null,
  period: Period,
  now: Date,
): Promise<Span[]> {
  if (!needed) return slots
  const roster = await rosterBetween(tx, await workersFor(tx, needed), period, now)
  return slots.filter((slot) => roster.hasFor(slot, needed.count))
}

export const therapistHandlers = {
  'GET /therapists': ({ services, query }) =>
    inDirectory(services, (tx) => searchTherapists(tx, query, services.now())),

  'GET /therapists/:id': async ({ services, params }) => {
    const card = await inDirectory(services, (tx) => findTherapist(tx, params.id, services.now()))
    if (!card) throw new Refusal(404, errorCode.notFound)
    return card
  },

  'GET /therapists/:id/sessions': ({ services, params: { id }, query }) =>
    inPracticeOf(services, id, async (tx) => {
      const spans = await busySpans(tx, id, readablePeriod(query, mostDays), services.now())
      return spans.map((span) => ({ id: opaqueId(id, span), ...span }))
    }),

  'GET /therapists/:id/slots': ({ services, params: { id }, query: { sessionTypeId, ...query } }) =>
    inPracticeOf(services, id, async (tx, { timeZone: zone }) => {
      const period = readablePeriod(query, mostDays)
      const { duration, animalsNeeded } = await typeAsked(tx, sessionTypeId)
      const now = services.now()
      const slots = freeSlots(await scheduleOf(tx, id, period, now), { period, duration, zone, now: nowIn(zone, now) })
      return withAnimals(tx, slots, animalsNeeded, period, now)
    }),

  'GET /therapists/:id/session-types': ({ services, params: { id } }) => inPracticeOf(services, id, publicSessionTypes),

  'GET /therapists/:id/session-types/:sessionTypeId/questions': ({ services, params: { id, sessionTypeId } }) =>
    inPracticeOf(services, id, async (tx) => {
      const types = await publicSessionTypes(tx)
      if (!types.some((type) => type.id === sessionTypeId)) throw new Refusal(404, errorCode.notFound)
      return questionsOf(tx, sessionTypeId)
    }),
} satisfies Partial<Handlers>
