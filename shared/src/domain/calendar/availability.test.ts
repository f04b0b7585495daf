import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'
import {
  areOverlapping,
  firstFreeSlot,
  freeSlots,
  isFree,
  isOffered,
  slotStepMinutes,
  type Schedule,
} from './availability.ts'
import { addDays, weekday } from './day.ts'
import { daysOf } from './period.ts'
import type { SlotOffer } from './slotOffer.ts'
import { minutesOf, timeOf } from './time.ts'

const zone = 'Europe/Paris'
const friday = '2026-11-20'
const now = { day: '2026-11-19', time: '12:00' }
const morning = { weekday: 5, startTime: '09:00', endTime: '12:00' }
const emptySchedule: Schedule = { opening: [morning], busySlots: [], absences: [] }
const onFriday = { startDate: friday, endDate: friday }
const createSlotOffer = (change: Partial<SlotOffer> = {}): SlotOffer => ({
  durationMinutes: 60,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  startsAfter: now,
  lastDay: '2027-11-19',
  ...change,
})
const freeStarts = (schedule: Partial<Schedule>, change: Partial<SlotOffer> = {}, period = onFriday) =>
  freeSlots({ ...emptySchedule, ...schedule }, { period, zone, offer: createSlotOffer(change) }).map(
    ({ startTime }) => startTime,
  )
const timeSlot = (startTime: string, endTime: string, date = friday): TimeSlot => ({ date, startTime, endTime })

describe('the free slots of a day', () => {
  it.each<[caseName: string, schedule: Partial<Schedule>, change: Partial<SlotOffer>, expected: string[]]>([
    ['fit within the opening hours', {}, {}, ['09:00', '09:30', '10:00', '10:30', '11:00']],
    [
      'start only where a longer session ends within the opening hours',
      {},
      { durationMinutes: 150 },
      ['09:00', '09:30'],
    ],
    ['do not exist if the session is longer than the opening hours', {}, { durationMinutes: 181 }, []],
    [
      'start at steps from the opening time',
      { opening: [{ ...morning, startTime: '09:15' }] },
      { durationMinutes: 120 },
      ['09:15', '09:45'],
    ],
    ['do not overlap a session', { busySlots: [timeSlot('10:00', '11:00')] }, {}, ['09:00', '11:00']],
    [
      'may touch sessions before and after',
      { busySlots: [timeSlot('09:00', '10:00'), timeSlot('11:00', '12:00')] },
      {},
      ['10:00'],
    ],
    [
      'may end at midnight',
      { opening: [{ ...morning, startTime: '22:00', endTime: '24:00' }] },
      {},
      ['22:00', '22:30', '23:00'],
    ],
    [
      'do not overlap a session until midnight, or the time kept free before it',
      { opening: [{ ...morning, startTime: '21:00', endTime: '24:00' }], busySlots: [timeSlot('23:00', '24:00')] },
      { bufferAfterMinutes: 15 },
      ['21:00', '21:30'],
    ],
    [
      'do not overlap an absence',
      { absences: [{ from: { day: friday, time: '10:30' }, to: { day: friday, time: '18:00' } }] },
      {},
      ['09:00', '09:30'],
    ],
    [
      'do not exist during an absence of several days',
      { absences: [{ from: { day: '2026-11-18', time: '00:00' }, to: { day: '2026-11-23', time: '00:00' } }] },
      {},
      [],
    ],
    [
      'start again when an absence ends',
      { absences: [{ from: { day: friday, time: '08:00' }, to: { day: friday, time: '10:00' } }] },
      {},
      ['10:00', '10:30', '11:00'],
    ],
    [
      'ignore opening hours contained in other opening hours',
      { opening: [morning, { ...morning, startTime: '09:30', endTime: '10:00' }] },
      {},
      ['09:00', '09:30', '10:00', '10:30', '11:00'],
    ],
    ['start in the future', {}, { startsAfter: { day: friday, time: '10:00' } }, ['10:30', '11:00']],
    ['do not exist on a closed day', { opening: [{ ...morning, weekday: 4 }] }, {}, []],
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
      'do not overlap a pause',
      {
        opening: [
          { ...morning, endTime: '10:00' },
          { weekday: 5, startTime: '10:30', endTime: '11:30' },
        ],
      },
      {},
      ['09:00', '10:30'],
    ],
  ])('%s', (_caseName, schedule, change, expected) => {
    expect(freeStarts(schedule, change)).toEqual(expected)
  })

  it('do not overlap the hour skipped in spring', () => {
    const sunday = '2027-03-28'
    const opening = [{ weekday: 7, startTime: '00:30', endTime: '04:30' }]
    expect(freeStarts({ opening }, {}, { startDate: sunday, endDate: sunday })).toEqual(['00:30', '03:00', '03:30'])
  })

  it('are unchanged on the morning after the clocks go back', () => {
    const sunday = '2026-10-25'
    const opening = [{ weekday: 7, startTime: '09:00', endTime: '11:00' }]
    const startsAfter = { day: '2026-10-24', time: '12:00' }
    expect(freeStarts({ opening }, { startsAfter }, { startDate: sunday, endDate: sunday })).toEqual([
      '09:00',
      '09:30',
      '10:00',
    ])
  })
})

describe('areOverlapping, for two time slots', () => {
  it.each([
    ['is true when they share a minute', timeSlot('09:00', '10:01'), timeSlot('10:00', '11:00'), true],
    ['is false when they touch', timeSlot('09:00', '10:00'), timeSlot('10:00', '11:00'), false],
    ['is true when one contains the other', timeSlot('09:00', '12:00'), timeSlot('10:00', '11:00'), true],
    ['is false on different days', timeSlot('09:00', '12:00'), timeSlot('09:00', '12:00', '2026-11-21'), false],
  ])('%s', (_caseName, first, second, expected) => {
    expect(areOverlapping(first, second)).toBe(expected)
    expect(areOverlapping(second, first)).toBe(expected)
  })
})

describe('the free slots for a type of session', () => {
  const busySlots = [timeSlot('10:00', '10:30')]
  it.each<[caseName: string, schedule: Partial<Schedule>, offer: Partial<SlotOffer>, expected: string[]]>([
    ['leave its buffer free before them', { busySlots }, { bufferBeforeMinutes: 30 }, ['09:00', '11:00']],
    ['leave its buffer free after them', { busySlots }, { bufferAfterMinutes: 15 }, ['10:30', '11:00']],
    [
      'leave the buffer after an existing session free',
      { busySlots: [{ ...busySlots[0]!, bufferAfterMinutes: 20 }] },
      {},
      ['09:00', '11:00'],
    ],
    [
      'leave both buffers free between two sessions',
      { busySlots: [{ ...timeSlot('09:00', '09:30'), bufferAfterMinutes: 20 }] },
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
      'have no buffer that overlaps an absence',
      { absences: [{ from: { day: friday, time: '11:00' }, to: { day: friday, time: '12:00' } }] },
      { bufferAfterMinutes: 15 },
      ['09:00', '09:30'],
    ],
    ['start after the minimum notice', {}, { startsAfter: { day: friday, time: '10:15' } }, ['10:30', '11:00']],
    ['do not exist after the last bookable day', {}, { lastDay: '2026-11-19' }, []],
    ['exist on the last bookable day', {}, { lastDay: friday, durationMinutes: 180 }, ['09:00']],
  ])('%s', (_caseName, schedule, offer, expected) => {
    expect(freeStarts(schedule, offer)).toEqual(expected)
  })

  it.each<[string, Partial<SlotOffer>, boolean]>([
    ["accepts a slot of the type's length", {}, true],
    ['refuses a slot of another length', { durationMinutes: 45 }, false],
    ['refuses a slot before the minimum notice', { startsAfter: { day: friday, time: '09:00' } }, false],
    ['refuses a slot after the last bookable day', { lastDay: '2026-11-19' }, false],
  ])('are recognised by isOffered, which %s', (_caseName, offer, accepted) => {
    const slot = timeSlot('09:00', '10:00')
    expect(isOffered(slot, emptySchedule, zone, createSlotOffer(offer))).toBe(accepted)
  })
})

const days = daysOf({ startDate: '2026-11-16', endDate: '2026-11-22' })
/** Random times of a day in quarters of an hour, from 0 to 95; an interval ends one minute before a quarter. */
const anyInterval = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 30 }))
  .map(([quarter, length]) => ({
    startTime: timeOf(quarter * 15),
    endTime: timeOf(Math.min(quarter + length, 95) * 15 + 14),
  }))
const anySchedule: fc.Arbitrary<Schedule> = fc.record({
  opening: fc.array(
    fc.tuple(anyInterval, fc.integer({ min: 1, max: 7 })).map(([hours, day]) => ({ ...hours, weekday: day })),
    { maxLength: 12 },
  ),
  busySlots: fc.array(
    fc.tuple(anyInterval, fc.constantFrom(...days)).map(([hours, date]) => ({ ...hours, date })),
    { maxLength: 12 },
  ),
  absences: fc.array(
    fc
      .tuple(fc.constantFrom(...days), anyInterval, fc.integer({ min: 0, max: 3 }))
      .map(([day, { startTime, endTime }, length]) => ({
        from: { day, time: startTime },
        to: { day: addDays(day, length), time: endTime },
      })),
    { maxLength: 3 },
  ),
})

const isWithin = (minute: number, from: string, to: string) => minutesOf(from) <= minute && minute < minutesOf(to)

/** An independent implementation, which marks every minute of the day as free or not. */
function freeMinutes(schedule: Schedule, day: string): boolean[] {
  return Array.from({ length: 1440 }, (_, minute) => {
    const moment = `${day}T${timeOf(minute)}`
    const isOpen = schedule.opening.some(
      (hours) => hours.weekday === weekday(day) && isWithin(minute, hours.startTime, hours.endTime),
    )
    const isBusy = schedule.busySlots.some(
      (other) => other.date === day && isWithin(minute, other.startTime, other.endTime),
    )
    const isAbsent = schedule.absences.some(
      ({ from, to }) => `${from.day}T${from.time}` <= moment && moment < `${to.day}T${to.time}`,
    )
    return isOpen && !isBusy && !isAbsent
  })
}

/**
 * Returns the starts to check, in minutes since midnight: random intervals start at a quarter of an hour, and end one
 * minute before a quarter.
 */
const startsOf = (duration: number) =>
  Array.from({ length: 1440 - duration }, (_, minute) => minute).filter(
    (minute) => minute % 15 === 0 || minute % 15 === 14,
  )

describe('isOffered', () => {
  const fridaySchedule: Schedule = {
    opening: [{ weekday: 5, startTime: '09:15', endTime: '12:00' }],
    busySlots: [{ date: '2026-11-20', startTime: '09:15', endTime: '10:15' }],
    absences: [{ from: { day: '2026-11-20', time: '11:00' }, to: { day: '2026-11-20', time: '13:00' } }],
  }
  it.each([
    ['accepts a start on the grid, even if the time is booked', '09:15', '10:15', true],
    ['refuses a start that is not on the grid', '09:22', '10:22', false],
    ['refuses a start before the opening', '08:45', '09:45', false],
    ['refuses an end after the closing', '11:15', '12:15', false],
    ['refuses a time that overlaps an absence', '10:45', '11:45', false],
  ])('%s: %s to %s', (_caseName, startTime, endTime, offered) => {
    expect(isOffered({ date: friday, startTime, endTime }, fridaySchedule, zone, createSlotOffer())).toBe(offered)
  })

  it('accepts an end at closing time, but not after it', () => {
    expect(isOffered(timeSlot('11:00', '12:00'), emptySchedule, zone, createSlotOffer())).toBe(true)
    expect(isOffered(timeSlot('11:30', '12:30'), emptySchedule, zone, createSlotOffer())).toBe(false)
  })

  it('accepts every free slot', () => {
    fc.assert(
      fc.property(
        anySchedule,
        fc.constantFrom(30, 45, 90),
        fc.constantFrom(0, 15),
        (schedule, durationMinutes, buffer) => {
          const period = { startDate: '2026-11-16', endDate: '2026-11-22' }
          const offer = createSlotOffer({
            durationMinutes,
            bufferBeforeMinutes: buffer,
            bufferAfterMinutes: buffer,
            startsAfter: { day: '2026-11-15', time: '10:00' },
          })
          const slots = freeSlots(schedule, { period, zone, offer })
          expect(slots.filter((slot) => !isOffered(slot, schedule, zone, offer))).toEqual([])
        },
      ),
      { numRuns: 50 },
    )
  })
})

describe('isFree', () => {
  it.each(['10:00', '09:00'])('refuses a slot that does not end after it starts: 10:00 to %s', (endTime) => {
    expect(isFree(timeSlot('10:00', endTime), emptySchedule, zone, createSlotOffer())).toBe(false)
  })
})

describe('free slots, compared with an independent marking of every minute', () => {
  const earliestStart = { day: '2026-11-18', time: '10:07' }

  it('are accepted by isFree exactly if every minute is free and in the future', () => {
    fc.assert(
      fc.property(anySchedule, fc.constantFrom(30, 45, 60, 90), (schedule, duration) => {
        const offer = createSlotOffer({ durationMinutes: duration, startsAfter: earliestStart })
        const slots = freeSlots(schedule, {
          period: { startDate: '2026-11-16', endDate: '2026-11-22' },
          zone,
          offer,
        })
        const mismatches = days.flatMap((day) => {
          const minutes = freeMinutes(schedule, day)
          const offered = new Set(slots.filter(({ date }) => date === day).map(({ startTime }) => minutesOf(startTime)))
          return startsOf(duration).filter((start) => {
            const isExpectedFree =
              minutes.slice(start, start + duration).every(Boolean) &&
              `${day}T${timeOf(start)}` > `${earliestStart.day}T${earliestStart.time}`
            const isAccepted = isFree(
              { date: day, startTime: timeOf(start), endTime: timeOf(start + duration) },
              schedule,
              zone,
              offer,
            )
            return isAccepted !== isExpectedFree || (offered.has(start) && !isExpectedFree)
          })
        })
        expect(mismatches).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  it('contain the slot found by firstFreeSlot as their first match', () => {
    fc.assert(
      fc.property(anySchedule, fc.integer({ min: 0, max: 1440 }), (schedule, from) => {
        const search = { period: onFriday, zone, offer: createSlotOffer({ startsAfter: earliestStart }) }
        const isLate = ({ startTime }: { startTime: string }) => minutesOf(startTime) >= from
        expect(firstFreeSlot(schedule, search, isLate)).toEqual(freeSlots(schedule, search).find(isLate))
      }),
    )
  })

  it('include every free start on the grid', () => {
    fc.assert(
      fc.property(anySchedule, (schedule) => {
        const opening = [{ weekday: 5, startTime: '08:00', endTime: '20:00' }]
        const slots = freeSlots(
          { ...schedule, opening },
          { period: onFriday, zone, offer: createSlotOffer({ startsAfter: earliestStart }) },
        )
        const minutes = freeMinutes({ ...schedule, opening }, friday)
        // The starts from 08:00 (480 minutes) to 19:30.
        const grid = Array.from({ length: 24 }, (_, index) => 480 + index * slotStepMinutes).filter((start) =>
          minutes.slice(start, start + 60).every(Boolean),
        )
        expect(slots.map(({ startTime }) => minutesOf(startTime))).toEqual(grid)
      }),
    )
  })
})
