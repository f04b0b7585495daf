import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { addDays, daysBetween } from '../calendar/day.ts'
import { moveWithSeries, isBackInSeries, increasesWork, isMoved, keptOccurrenceReasons } from './series.ts'

const movedSession = { date: '2027-03-24', startTime: '10:00', endTime: '11:00', therapistId: 'alice' }
const nextOccurrence = { ...movedSession, date: '2027-03-31', billed: false, movedAlone: false }

describe('when a session moves with the following ones, the next occurrence', () => {
  it.each([
    ['does not change if nothing moves', {}, {}, nextOccurrence, null],
    ['moves by as many days, also across a clock change', {}, { date: '2027-03-26' }, { date: '2027-04-02' }, null],
    ['moves to an earlier day', {}, { date: '2027-03-23' }, { date: '2027-03-30' }, null],
    [
      'gets the new times',
      {},
      { startTime: '14:00', endTime: '15:30' },
      { startTime: '14:00', endTime: '15:30' },
      null,
    ],
    [
      'gets both new times, even if only one changed',
      { startTime: '15:00', endTime: '16:00' },
      { endTime: '10:45' },
      { startTime: '10:00', endTime: '10:45' },
      null,
    ],
    [
      'keeps its different times if only the day changes',
      { startTime: '15:00', endTime: '16:00' },
      { date: '2027-03-25' },
      { date: '2027-04-01', startTime: '15:00', endTime: '16:00' },
      null,
    ],
    ['gets the new therapist', {}, { therapistId: 'bruno' }, { therapistId: 'bruno', date: '2027-03-31' }, null],
    [
      'keeps its different therapist if only the day changes',
      { therapistId: 'chloe' },
      { date: '2027-03-25' },
      { therapistId: 'chloe', date: '2027-04-01' },
      null,
    ],
    [
      'keeps its date if it was moved alone before',
      { movedAlone: true },
      { date: '2027-03-25' },
      nextOccurrence,
      keptOccurrenceReasons.movedAlone,
    ],
    ['is not reported as moved alone if nothing moves', { movedAlone: true }, {}, nextOccurrence, null],
    [
      'keeps its date if it is billed',
      { billed: true },
      { date: '2027-03-25' },
      nextOccurrence,
      keptOccurrenceReasons.billed,
    ],
    [
      'is reported as billed even if nothing moves',
      { billed: true, movedAlone: true },
      {},
      nextOccurrence,
      keptOccurrenceReasons.billed,
    ],
  ])('%s', (_caseName, ownFields, change, timeSlot, keptReason) => {
    const { date, startTime, endTime, therapistId } = { ...nextOccurrence, ...ownFields, ...timeSlot }
    expect(
      moveWithSeries({ ...nextOccurrence, ...ownFields }, movedSession, { ...movedSession, ...change }),
    ).toMatchObject({
      timeSlot: { date, startTime, endTime, therapistId },
      keptReason,
    })
  })

  it('keeps its distance in days from the moved session', () => {
    const someDay = fc.nat(3_000).map((count) => addDays('2026-01-01', count))
    fc.assert(
      fc.property(someDay, someDay, someDay, (movedDay, nextDay, newDay) => {
        const { timeSlot } = moveWithSeries(
          { ...nextOccurrence, date: nextDay },
          { ...movedSession, date: movedDay },
          { ...movedSession, date: newDay },
        )
        expect(daysBetween(newDay, timeSlot.date)).toBe(daysBetween(movedDay, nextDay))
      }),
    )
  })
})

describe('isBackInSeries', () => {
  it.each([
    ['is true a week after another occurrence, at the same times', {}, true],
    ['is true two weeks before another occurrence', { date: '2027-03-17' }, true],
    ['is false on another weekday', { date: '2027-04-01' }, false],
    ['is false at another time', { startTime: '10:30' }, false],
    ['is false with another therapist', { therapistId: 'bruno' }, false],
  ])('%s: %j', (_caseName, change, expected) => {
    const timeSlot = { ...movedSession, date: '2027-04-07', ...change }
    expect(isBackInSeries('WEEK', timeSlot, { ...movedSession, date: '2027-03-31' })).toBe(expected)
  })
})

describe('isMoved', () => {
  it.each([
    ['is true for another day', { date: '2027-03-25' }, true],
    ['is true for another start', { startTime: '09:30' }, true],
    ['is true for another end', { endTime: '11:30' }, true],
    ['is true for another therapist', { therapistId: 'bruno' }, true],
    ['is false if nothing changes', {}, false],
  ])('%s', (_caseName, change, expected) => {
    expect(isMoved(movedSession, { ...movedSession, ...change })).toBe(expected)
  })
})

describe('increasesWork', () => {
  it.each([
    ['is true for another day', { date: '2027-03-25' }, true],
    ['is true for an earlier start', { startTime: '09:30' }, true],
    ['is true for a later end', { endTime: '11:30' }, true],
    ['is false for a later start and an earlier end', { startTime: '10:15', endTime: '10:45' }, false],
    ['is false for another therapist', { therapistId: 'bruno' }, false],
  ])('%s', (_caseName, change, expected) => {
    expect(increasesWork(movedSession, { ...movedSession, ...change })).toBe(expected)
  })
})
