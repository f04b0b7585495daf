import { describe, expect, it } from '@jest/globals'
import { holidayOf } from 'shared/domain/calendar/holidays'
import { weekday } from 'shared/domain/calendar/day'
import { noLimits } from 'shared/domain/workload/presets'
import { strainsOf } from 'shared/domain/workload/strains'
import { largePractice } from '../practices/largePractice.ts'
import { SeededRandom } from '../SeededRandom.ts'
import { firstDayOfWork, firstRecentDay } from '../pastWeeks.ts'
import { planPast } from './planPast.ts'

const { animals } = largePractice
const animalIds = animals.map(({ name }) => name)
const planPastSessions = (today: string) =>
  planPast(new SeededRandom(1), {
    today,
    therapistIds: ['camille', 'hugo', 'ines', 'sophie'],
    types: largePractice.types.map((type) => ({ ...type, id: type.name })),
    animalIds,
    animals,
    bookedShare: 0.42,
  })

describe.each(['2026-11-20', '2028-02-29', '2027-01-01', '2026-03-29'])('the past of a practice on %s', (today) => {
  const sessions = planPastSessions(today)

  it('has over a thousand sessions, all between the first day of work and the recent weeks', () => {
    expect(sessions.length).toBeGreaterThan(1000)
    expect(sessions.filter(({ day }) => day < firstDayOfWork(today) || day >= firstRecentDay(today))).toEqual([])
  })

  it('has no session on Sundays and public holidays', () => {
    expect(sessions.filter(({ day }) => weekday(day) === 7 || holidayOf(day) !== null)).toEqual([])
  })

  it('lets no animal work more than its hours and limits allow', () => {
    const excesses = animals.flatMap(({ name, weeklyHours, limits }) => {
      const slots = sessions.flatMap(({ day: date, startTime, endTime, state, animalIds: ids }) =>
        state === 'VALIDATED' && ids.includes(name) ? [{ date, startTime, endTime }] : [],
      )
      expect(slots.length).toBeGreaterThan(20)
      return strainsOf({ weeklyHours, limits: { ...noLimits, ...limits } }, [], slots).filter(
        ({ load }) => load === 'over',
      )
    })
    expect(excesses).toEqual([])
  })

  it('gives no therapist and no animal two validated sessions with the same start', () => {
    const keys = sessions
      .filter(({ state }) => state === 'VALIDATED')
      .flatMap(({ day, startTime, therapistId, animalIds: ids }) =>
        [therapistId, ...ids].map((id) => `${id} ${day} ${startTime}`),
      )
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is the same each time', () => {
    expect(planPastSessions(today)).toEqual(sessions)
  })
})
