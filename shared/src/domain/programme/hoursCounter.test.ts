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
const pastSession = (change: Partial<CountedSession> = {}) => session('2026-11-02', change)
const futureSession = (change: Partial<CountedSession> = {}) => session('2026-12-07', change)
const tenHours: HoursPlan = { unit: 'HOURS', planned: 600 }
const twelveSessions: HoursPlan = { unit: 'SESSIONS', planned: 12 }

const noSessions = { sessions: 0, minutes: 0 }
const oneHourSession = { sessions: 1, minutes: 60 }

describe('countHours', () => {
  it.each([
    ['no session yet', [], { done: noSessions, scheduled: noSessions, left: 600, toSchedule: 600 }],
    [
      'a session that took place',
      [pastSession()],
      { done: oneHourSession, absent: noSessions, left: 540, toSchedule: 540 },
    ],
    [
      'a session of an hour and a half',
      [pastSession({ endTime: '11:30' })],
      { done: { sessions: 1, minutes: 90 }, left: 510 },
    ],
    [
      'a future session',
      [futureSession()],
      { done: noSessions, scheduled: oneHourSession, left: 600, toSchedule: 540 },
    ],
    [
      'a request for a future session',
      [futureSession({ state: 'PENDING' })],
      { scheduled: oneHourSession, toSchedule: 540 },
    ],
    [
      'a request for a past session as nothing',
      [pastSession({ state: 'PENDING' })],
      { done: noSessions, scheduled: noSessions, left: 600 },
    ],
    [
      'a current session as scheduled',
      [session('2026-11-20', { startTime: '11:30', endTime: '12:30' })],
      { done: noSessions, scheduled: oneHourSession },
    ],
    [
      'a session that ends now as done',
      [session('2026-11-20', { startTime: '11:00', endTime: '12:00' })],
      { done: oneHourSession },
    ],
    ['an absence', [pastSession({ patientPresent: false })], { done: noSessions, absent: oneHourSession, left: 600 }],
    [
      'an announced absence as nothing',
      [futureSession({ patientPresent: false })],
      { absent: noSessions, scheduled: noSessions, toSchedule: 600 },
    ],
    [
      'a cancellation in time as nothing',
      [futureSession({ state: 'CANCELLED' })],
      { cancelledLate: noSessions, scheduled: noSessions },
    ],
    [
      'a late cancellation',
      [pastSession({ state: 'CANCELLED', isCancelledLate: true })],
      { cancelledLate: oneHourSession, done: noSessions, left: 600 },
    ],
    [
      'a session that was cancelled late, then validated',
      [pastSession({ isCancelledLate: true })],
      { cancelledLate: noSessions, done: oneHourSession },
    ],
    [
      'an invoiced session',
      [pastSession({ isInvoiced: true }), pastSession()],
      { invoiced: oneHourSession, done: { sessions: 2, minutes: 120 } },
    ],
    ['more done sessions than planned', Array.from({ length: 11 }, () => pastSession()), { left: 0, toSchedule: 0 }],
    [
      'more scheduled sessions than remain',
      Array.from({ length: 11 }, () => futureSession()),
      { left: 600, toSchedule: 0 },
    ],
  ])('counts %s', (_caseName, sessions, expected) => {
    expect(countHours(tenHours, sessions, now)).toMatchObject(expected)
  })

  it.each([
    [
      'sessions of any length in a plan of sessions',
      twelveSessions,
      [pastSession({ endTime: '12:00' }), futureSession()],
      { left: 11, toSchedule: 10 },
    ],
    [
      'sessions without a plan',
      { unit: 'HOURS', planned: 0 } as const,
      [pastSession()],
      { done: oneHourSession, left: 0, toSchedule: 0 },
    ],
  ])('counts %s', (_caseName, plan, sessions, expected) => {
    expect(countHours(plan, sessions, now)).toMatchObject(expected)
  })

  it('splits the planned amount into done, scheduled and to schedule', () => {
    const sessions = [
      pastSession(),
      pastSession(),
      pastSession({ patientPresent: false }),
      futureSession(),
      futureSession({ state: 'PENDING' }),
    ]
    const { done, scheduled, toSchedule, planned } = countHours(tenHours, sessions, now)
    expect(done.minutes + scheduled.minutes + toSchedule).toBe(planned)
  })

  it('omits the invoiced amount if no session is invoiced', () => {
    expect(countHours(tenHours, [pastSession()], now)).not.toHaveProperty('invoiced')
  })
})
