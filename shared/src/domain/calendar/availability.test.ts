import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'
import { firstFreeSlot, freeSlots, isFree, isOffered, overlap, slotStepMinutes, type Schedule } from './availability.ts'
import { addDays, weekday } from './day.ts'
import { daysOf } from './period.ts'
import type { SlotOffer } from './slotOffer.ts'
import { minutesOf, timeOf } from './time.ts'

const zone = 'Europe/Paris'
const friday = '2026-11-20'
const now = { day: '2026-11-19', time: '12:00' }
const morning = { weekday: 5, startTime: '09:00', endTime: '12:00' }
const none: Schedule = { opening: [morning], busy: [], absences: [] }
const onFriday = { startDate: friday, endDate: friday }
const anOffer = (change: Partial<SlotOffer> = {}): SlotOffer => ({
  durationMinutes: 60,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  after: now,
  lastDay: '2027-11-19',
  ...change,
})
const starts = (schedule: Partial<Schedule>, change: Partial<SlotOffer> = {}, period = onFriday) =>
  freeSlots({ ...none, ...schedule }, { period, zone, offer: anOffer(change) }).map(({ startTime }) => startTime)
const timeSlot = (startTime: string, endTime: string, date = friday): TimeSlot => ({ date, startTime, endTime })

describe('the free slots of a day', () => {
  it.each<[string, Partial<Schedule>, Partial<SlotOffer>, string[]]>([
    ['fit wholly in the opening hours', {}, {}, ['09:00', '09:30', '10:00', '10:30', '11:00']],
    ['are fewer when they are longer', {}, { durationMinutes: 150 }, ['09:00', '09:30']],
    ['are none if longer than the opening hours', {}, { durationMinutes: 181 }, []],
    [
      'count from the hour of opening',
      { opening: [{ ...morning, startTime: '09:15' }] },
      { durationMinutes: 120 },
      ['09:15', '09:45'],
    ],
    ['exclude the time of a session', { busy: [timeSlot('10:00', '11:00')] }, {}, ['09:00', '11:00']],
    [
      'touch a session without conflict',
      { busy: [timeSlot('09:00', '10:00'), timeSlot('11:00', '12:00')] },
      {},
      ['10:00'],
    ],
    [
      'exclude an absence',
      { absences: [{ from: { day: friday, time: '10:30' }, to: { day: friday, time: '18:00' } }] },
      {},
      ['09:00', '09:30'],
    ],
    [
      'are none within an absence of days',
      { absences: [{ from: { day: '2026-11-18', time: '00:00' }, to: { day: '2026-11-23', time: '00:00' } }] },
      {},
      [],
    ],
    [
      'begin when an absence ends',
      { absences: [{ from: { day: friday, time: '08:00' }, to: { day: friday, time: '10:00' } }] },
      {},
      ['10:00', '10:30', '11:00'],
    ],
    [
      'are not cut short by hours within other hours',
      { opening: [morning, { ...morning, startTime: '09:30', endTime: '10:00' }] },
      {},
      ['09:00', '09:30', '10:00', '10:30', '11:00'],
    ],
    ['are ahead of now', {}, { after: { day: friday, time: '10:00' } }, ['10:30', '11:00']],
    ['are none on a closed day', { opening: [{ ...morning, weekday: 4 }] }, {}, []],
    [
      'span adjacent opening hours',
      {
        opening: [
          { weekday: 5, startTime: '10:00', endTime: '11:00' },
          { ...morning, endTime: '10:00' },
        ],
      },
      { durationMinutes: 120 },
      ['09:00'],
    ],
    [
      'stop at a pause',
      {
        opening: [
          { ...morning, endTime: '10:00' },
          { weekday: 5, startTime: '10:30', endTime: '11:30' },
        ],
      },
      {},
      ['09:00', '10:30'],
    ],
  ])('%s', (_sentence, schedule, wanted, expected) => {
    expect(starts(schedule, wanted)).toEqual(expected)
  })

  it('avoid the hour skipped in spring', () => {
    const sunday = '2027-03-28'
    const opening = [{ weekday: 7, startTime: '00:30', endTime: '04:30' }]
    expect(starts({ opening }, {}, { startDate: sunday, endDate: sunday })).toEqual(['00:30', '03:00', '03:30'])
  })

  it('are the same on the morning the clocks go back', () => {
    const sunday = '2026-10-25'
    const opening = [{ weekday: 7, startTime: '09:00', endTime: '11:00' }]
    const after = { day: '2026-10-24', time: '12:00' }
    expect(starts({ opening }, { after }, { startDate: sunday, endDate: sunday })).toEqual(['09:00', '09:30', '10:00'])
  })
})

describe('two time slots', () => {
  it.each([
    ['overlap when they share a minute', timeSlot('09:00', '10:01'), timeSlot('10:00', '11:00'), true],
    ['do not overlap when they touch', timeSlot('09:00', '10:00'), timeSlot('10:00', '11:00'), false],
    ['overlap when one contains the other', timeSlot('09:00', '12:00'), timeSlot('10:00', '11:00'), true],
    ['do not overlap on different days', timeSlot('09:00', '12:00'), timeSlot('09:00', '12:00', '2026-11-21'), false],
  ])('%s', (_sentence, one, other, expected) => {
    expect(overlap(one, other)).toBe(expected)
    expect(overlap(other, one)).toBe(expected)
  })
})

describe('the slots of a type of session', () => {
  const busy = [timeSlot('10:00', '10:30')]
  it.each<[string, Partial<Schedule>, Partial<SlotOffer>, string[]]>([
    ['keep its buffer before', { busy }, { bufferBeforeMinutes: 30 }, ['09:00', '11:00']],
    ['keep its buffer after', { busy }, { bufferAfterMinutes: 15 }, ['10:30', '11:00']],
    [
      'keep the buffers of the existing session',
      { busy: [{ ...busy[0]!, bufferAfterMinutes: 20 }] },
      {},
      ['09:00', '11:00'],
    ],
    [
      'keep both buffers between two sessions',
      { busy: [{ ...timeSlot('09:00', '09:30'), bufferAfterMinutes: 20 }] },
      { bufferBeforeMinutes: 15 },
      ['10:30', '11:00'],
    ],
    [
      'may have their buffers outside the opening hours',
      {},
      { bufferBeforeMinutes: 60, bufferAfterMinutes: 60 },
      ['09:00', '09:30', '10:00', '10:30', '11:00'],
    ],
    [
      'keep their buffers out of an absence',
      { absences: [{ from: { day: friday, time: '11:00' }, to: { day: friday, time: '12:00' } }] },
      { bufferAfterMinutes: 15 },
      ['09:00', '09:30'],
    ],
    ['start after the notice', {}, { after: { day: friday, time: '10:15' } }, ['10:30', '11:00']],
    ['are none past the horizon', {}, { lastDay: '2026-11-19' }, []],
    ['exist on the last day of the horizon', {}, { lastDay: friday, durationMinutes: 180 }, ['09:00']],
  ])('%s', (_sentence, schedule, offer, expected) => {
    expect(starts(schedule, offer)).toEqual(expected)
  })

  it.each<[string, Partial<SlotOffer>, boolean]>([
    ['a time of its length', {}, true],
    ['no other length', { durationMinutes: 45 }, false],
    ['no time before the notice', { after: { day: friday, time: '09:00' } }, false],
    ['no day past the horizon', { lastDay: '2026-11-19' }, false],
  ])('are listed and accepted by the same rules: %s', (_sentence, offer, accepted) => {
    const wanted = timeSlot('09:00', '10:00')
    expect(isOffered(wanted, none, zone, anOffer(offer))).toBe(accepted)
  })
})

const days = daysOf({ startDate: '2026-11-16', endDate: '2026-11-22' })
const stretch = fc.tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 30 })).map(([quarter, length]) => ({
  startTime: timeOf(quarter * 15),
  endTime: timeOf(Math.min(quarter + length, 95) * 15 + 14),
}))
const anySchedule: fc.Arbitrary<Schedule> = fc.record({
  opening: fc.array(
    fc.tuple(stretch, fc.integer({ min: 1, max: 7 })).map(([hours, day]) => ({ ...hours, weekday: day })),
    { maxLength: 12 },
  ),
  busy: fc.array(
    fc.tuple(stretch, fc.constantFrom(...days)).map(([hours, date]) => ({ ...hours, date })),
    { maxLength: 12 },
  ),
  absences: fc.array(
    fc
      .tuple(fc.constantFrom(...days), stretch, fc.integer({ min: 0, max: 3 }))
      .map(([day, { startTime, endTime }, length]) => ({
        from: { day, time: startTime },
        to: { day: addDays(day, length), time: endTime },
      })),
    { maxLength: 3 },
  ),
})

const isWithin = (minute: number, from: string, to: string) => minutesOf(from) <= minute && minute < minutesOf(to)

/** An independent implementation that marks every minute of the day. */
function freeMinutes(schedule: Schedule, day: string): boolean[] {
  return Array.from({ length: 1440 }, (_, minute) => {
    const at = `${day}T${timeOf(minute)}`
    const open = schedule.opening.some(
      (hours) => hours.weekday === weekday(day) && isWithin(minute, hours.startTime, hours.endTime),
    )
    const taken = schedule.busy.some((other) => other.date === day && isWithin(minute, other.startTime, other.endTime))
    const away = schedule.absences.some(
      ({ from, to }) => `${from.day}T${from.time}` <= at && at < `${to.day}T${to.time}`,
    )
    return open && !taken && !away
  })
}

/** Openings and sessions start on a quarter of an hour and end a minute before one. */
const startsOf = (duration: number) =>
  Array.from({ length: 1440 - duration }, (_, minute) => minute).filter(
    (minute) => minute % 15 === 0 || minute % 15 === 14,
  )

describe('an offered time', () => {
  const schedule: Schedule = {
    opening: [{ weekday: 5, startTime: '09:15', endTime: '12:00' }],
    busy: [{ date: '2026-11-20', startTime: '09:15', endTime: '10:15' }],
    absences: [{ from: { day: '2026-11-20', time: '11:00' }, to: { day: '2026-11-20', time: '13:00' } }],
  }
  it.each([
    ['a start of the grid, taken or not', '09:15', '10:15', true],
    ['a start beside the grid', '09:22', '10:22', false],
    ['a time before the opening', '08:45', '09:45', false],
    ['a time that ends after the closing', '11:15', '12:15', false],
    ['a time in an absence', '10:45', '11:45', false],
  ])('is %s: %s to %s', (_sentence, startTime, endTime, offered) => {
    expect(isOffered({ date: friday, startTime, endTime }, schedule, zone, anOffer())).toBe(offered)
  })

  it('may end at the closing', () => {
    expect(isOffered(timeSlot('11:00', '12:00'), none, zone, anOffer())).toBe(true)
    expect(isOffered(timeSlot('11:30', '12:30'), none, zone, anOffer())).toBe(false)
  })

  it.each(['10:00', '09:00'])('from 10:00 to %s has no length: it is not free', (endTime) => {
    expect(isFree(timeSlot('10:00', endTime), none, zone, anOffer())).toBe(false)
  })

  it('is each free slot', () => {
    fc.assert(
      fc.property(anySchedule, fc.constantFrom(30, 45, 90), fc.constantFrom(0, 15), (any, durationMinutes, buffer) => {
        const period = { startDate: '2026-11-16', endDate: '2026-11-22' }
        const offer = anOffer({
          durationMinutes,
          bufferBeforeMinutes: buffer,
          bufferAfterMinutes: buffer,
          after: { day: '2026-11-15', time: '10:00' },
        })
        const slots = freeSlots(any, { period, zone, offer })
        expect(slots.filter((slot) => !isOffered(slot, any, zone, offer))).toEqual([])
      }),
      { numRuns: 50 },
    )
  })
})

describe('free slots, compared with marking every minute', () => {
  const clock = { day: '2026-11-18', time: '10:07' }

  it('are exactly the intervals whose every minute is free and in the future', () => {
    fc.assert(
      fc.property(anySchedule, fc.constantFrom(30, 45, 60, 90), (schedule, duration) => {
        const offer = anOffer({ durationMinutes: duration, after: clock })
        const slots = freeSlots(schedule, {
          period: { startDate: '2026-11-16', endDate: '2026-11-22' },
          zone,
          offer,
        })
        const mismatches = days.flatMap((day) => {
          const minutes = freeMinutes(schedule, day)
          const offered = new Set(slots.filter(({ date }) => date === day).map(({ startTime }) => minutesOf(startTime)))
          return startsOf(duration).filter((start) => {
            const free =
              minutes.slice(start, start + duration).every(Boolean) &&
              `${day}T${timeOf(start)}` > `${clock.day}T${clock.time}`
            const isAccepted = isFree(
              { date: day, startTime: timeOf(start), endTime: timeOf(start + duration) },
              schedule,
              zone,
              offer,
            )
            return isAccepted !== free || (offered.has(start) && !free)
          })
        })
        expect(mismatches).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  it('begin with the slot that a search for the first one finds', () => {
    fc.assert(
      fc.property(anySchedule, fc.integer({ min: 0, max: 1440 }), (schedule, from) => {
        const search = { period: onFriday, zone, offer: anOffer({ after: clock }) }
        const isLate = ({ startTime }: { startTime: string }) => minutesOf(startTime) >= from
        expect(firstFreeSlot(schedule, search, isLate)).toEqual(freeSlots(schedule, search).find(isLate))
      }),
    )
  })

  it('include every free start of the grid', () => {
    fc.assert(
      fc.property(anySchedule, (schedule) => {
        const opening = [{ weekday: 5, startTime: '08:00', endTime: '20:00' }]
        const slots = freeSlots({ ...schedule, opening }, { period: onFriday, zone, offer: anOffer({ after: clock }) })
        const minutes = freeMinutes({ ...schedule, opening }, friday)
        const grid = Array.from({ length: 24 }, (_, index) => 480 + index * slotStepMinutes).filter((start) =>
          minutes.slice(start, start + 60).every(Boolean),
        )
        expect(slots.map(({ startTime }) => minutesOf(startTime))).toEqual(grid)
      }),
    )
  })
})
