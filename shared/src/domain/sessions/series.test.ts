import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { addDays, daysBetween } from '../calendar/day.ts'
import { follow, isBack, increasesWork, isMoved, keptReasons } from './series.ts'

const seventh = { date: '2027-03-24', startTime: '10:00', endTime: '11:00', therapistId: 'alice' }
const eighth = { ...seventh, date: '2027-03-31', billed: false, movedAlone: false }

describe('when a session moves with the following ones, the next', () => {
  it.each([
    ['does not change without a move', {}, {}, eighth, null],
    ['moves by as many days, over a clock change too', {}, { date: '2027-03-26' }, { date: '2027-04-02' }, null],
    ['moves back', {}, { date: '2027-03-23' }, { date: '2027-03-30' }, null],
    [
      'gets the new times',
      {},
      { startTime: '14:00', endTime: '15:30' },
      { startTime: '14:00', endTime: '15:30' },
      null,
    ],
    [
      'gets both times, even if one changed',
      { startTime: '15:00', endTime: '16:00' },
      { endTime: '10:45' },
      { startTime: '10:00', endTime: '10:45' },
      null,
    ],
    [
      'keeps its own times when only the day changes',
      { startTime: '15:00', endTime: '16:00' },
      { date: '2027-03-25' },
      { date: '2027-04-01', startTime: '15:00', endTime: '16:00' },
      null,
    ],
    ['gets the new therapist', {}, { therapistId: 'bruno' }, { therapistId: 'bruno', date: '2027-03-31' }, null],
    [
      'keeps its own therapist when only the day changes',
      { therapistId: 'chloe' },
      { date: '2027-03-25' },
      { therapistId: 'chloe', date: '2027-04-01' },
      null,
    ],
    [
      'keeps its date when it was moved alone',
      { movedAlone: true },
      { date: '2027-03-25' },
      eighth,
      keptReasons.movedAlone,
    ],
    ['that was moved alone is reported only when the others move', { movedAlone: true }, {}, eighth, null],
    ['stays when it is billed', { billed: true }, { date: '2027-03-25' }, eighth, keptReasons.billed],
    ['is reported when it is billed, moved or not', { billed: true, movedAlone: true }, {}, eighth, keptReasons.billed],
  ])('%s', (_caseName, own, change, timeSlot, kept) => {
    const { date, startTime, endTime, therapistId } = { ...eighth, ...own, ...timeSlot }
    expect(follow({ ...eighth, ...own }, seventh, { ...seventh, ...change })).toMatchObject({
      timeSlot: { date, startTime, endTime, therapistId },
      kept,
    })
  })

  it('keeps its distance', () => {
    const someDay = fc.nat(3_000).map((count) => addDays('2026-01-01', count))
    fc.assert(
      fc.property(someDay, someDay, someDay, (chosen, next, goal) => {
        const { timeSlot } = follow({ ...eighth, date: next }, { ...seventh, date: chosen }, { ...seventh, date: goal })
        expect(daysBetween(goal, timeSlot.date)).toBe(daysBetween(chosen, next))
      }),
    )
  })
})

describe('a session is back in its series', () => {
  it.each([
    ['a week from another, at its hours', {}, true],
    ['two weeks before', { date: '2027-03-17' }, true],
    ['but not on another weekday', { date: '2027-04-01' }, false],
    ['but not at another hour', { startTime: '10:30' }, false],
    ['but not with another therapist', { therapistId: 'bruno' }, false],
  ])('%s: %j', (_caseName, change, expected) => {
    const timeSlot = { ...seventh, date: '2027-04-07', ...change }
    expect(isBack('WEEK', timeSlot, { ...seventh, date: '2027-03-31' })).toBe(expected)
  })
})

describe('a session is moved', () => {
  it.each([
    ['by its day', { date: '2027-03-25' }, true],
    ['by its start', { startTime: '09:30' }, true],
    ['by its end', { endTime: '11:30' }, true],
    ['by its therapist', { therapistId: 'bruno' }, true],
    ['by nothing else', {}, false],
  ])('%s', (_caseName, change, expected) => {
    expect(isMoved(seventh, { ...seventh, ...change })).toBe(expected)
  })
})

describe('an animal works more', () => {
  it.each([
    ['on another day', { date: '2027-03-25' }, true],
    ['from an earlier start', { startTime: '09:30' }, true],
    ['until a later end', { endTime: '11:30' }, true],
    ['but not when the session is shorter', { startTime: '10:15', endTime: '10:45' }, false],
    ['but not for another therapist', { therapistId: 'bruno' }, false],
  ])('%s', (_caseName, change, expected) => {
    expect(increasesWork(seventh, { ...seventh, ...change })).toBe(expected)
  })
})
