import { describe, expect, it } from '@jest/globals'
import { countHours, type CountedSession, type HoursPlan } from './hoursCounter.ts'

const now = { day: '2026-11-20', time: '12:00' }
const session = (date: string, change: Partial<CountedSession> = {}): CountedSession => ({
  date,
  startTime: '10:00',
  endTime: '11:00',
  state: 'VALIDATED',
  patientPresent: true,
  isInvoiced: false,
  isCancelledLate: false,
  ...change,
})
const past = (change: Partial<CountedSession> = {}) => session('2026-11-02', change)
const ahead = (change: Partial<CountedSession> = {}) => session('2026-12-07', change)
const tenHours: HoursPlan = { unit: 'HOURS', planned: 600 }
const twelveSessions: HoursPlan = { unit: 'SESSIONS', planned: 12 }

const none = { sessions: 0, minutes: 0 }
const one = { sessions: 1, minutes: 60 }

describe('the counter of hours', () => {
  it.each([
    ['no session yet', [], { done: none, scheduled: none, left: 600, toSchedule: 600 }],
    ['one that took place', [past()], { done: one, left: 540, toSchedule: 540 }],
    ['one of an hour and a half', [past({ endTime: '11:30' })], { done: { sessions: 1, minutes: 90 }, left: 510 }],
    ['one to come', [ahead()], { done: none, scheduled: one, left: 600, toSchedule: 540 }],
    ['a request to come', [ahead({ state: 'PENDING' })], { scheduled: one, toSchedule: 540 }],
    ['a request that is over', [past({ state: 'PENDING' })], { done: none, scheduled: none, left: 600 }],
    [
      'a current one',
      [session('2026-11-20', { startTime: '11:30', endTime: '12:30' })],
      { done: none, scheduled: one },
    ],
    ['one that ends now', [session('2026-11-20', { startTime: '11:00', endTime: '12:00' })], { done: one }],
    ['an absence', [past({ patientPresent: false })], { done: none, absent: one, left: 600 }],
    [
      'an absence that is announced',
      [ahead({ patientPresent: false })],
      { absent: none, scheduled: none, toSchedule: 600 },
    ],
    ['a cancellation in time', [ahead({ state: 'CANCELLED' })], { cancelledLate: none, scheduled: none }],
    [
      'a late cancellation',
      [past({ state: 'CANCELLED', isCancelledLate: true })],
      { cancelledLate: one, done: none, left: 600 },
    ],
    ['one on an invoice', [past({ isInvoiced: true }), past()], { invoiced: one, done: { sessions: 2, minutes: 120 } }],
    ['more than was planned', Array.from({ length: 11 }, () => past()), { left: 0, toSchedule: 0 }],
    ['more in the agenda than is left', Array.from({ length: 11 }, () => ahead()), { left: 600, toSchedule: 0 }],
  ])('counts %s', (_name, sessions, counted) => {
    expect(countHours(tenHours, sessions, now)).toMatchObject(counted)
  })

  it.each([
    ['sessions, however long', twelveSessions, [past({ endTime: '12:00' }), ahead()], { left: 11, toSchedule: 10 }],
    ['without a plan', { unit: 'HOURS', planned: 0 } as const, [past()], { done: one, left: 0, toSchedule: 0 }],
  ])('counts %s', (_name, plan, sessions, counted) => {
    expect(countHours(plan, sessions, now)).toMatchObject(counted)
  })

  it('sums: done, in the agenda and to schedule equal the planned amount', () => {
    const sessions = [past(), past(), past({ patientPresent: false }), ahead(), ahead({ state: 'PENDING' })]
    const { done, scheduled, toSchedule, planned } = countHours(tenHours, sessions, now)
    expect(done.minutes + scheduled.minutes + toSchedule).toBe(planned)
  })

  it('omits invoices if there are none', () => {
    expect(countHours(tenHours, [past()], now)).not.toHaveProperty('invoiced')
  })
})
