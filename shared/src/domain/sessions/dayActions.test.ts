import { describe, expect, it } from '@jest/globals'
import { isAbsent, sessionsOfDay, sessionsToMarkPresent, sessionsToPay } from './dayActions.ts'

const session = {
  date: '2026-11-20',
  startTime: '10:00',
  validated: true,
  paid: false,
  patientPresent: true,
  patientId: 'lea' as string | null,
  billId: null as string | null,
  partBilled: false,
}
type Change = Partial<typeof session>
const absent = { patientPresent: false }

describe('the sessions of a day', () => {
  it('are those of that day without requests, in the order of the day', () => {
    const afternoon = { ...session, startTime: '14:00' }
    const others = [
      { ...session, validated: false },
      { ...session, date: '2026-11-21' },
    ]
    expect(sessionsOfDay([afternoon, ...others, session], '2026-11-20')).toEqual([session, afternoon])
  })
})

describe("the actions on the chosen sessions of 'Ma journée'", () => {
  it.each<[string, Change, { isMarkedPresent: boolean; isPaid: boolean }]>([
    ['a session with its patient', {}, { isMarkedPresent: false, isPaid: true }],
    ['an absence', absent, { isMarkedPresent: true, isPaid: false }],
    ['a paid session', { paid: true }, { isMarkedPresent: false, isPaid: false }],
    ['the work of an animal alone', { ...absent, patientId: null }, { isMarkedPresent: false, isPaid: true }],
    ['an invoiced session', { ...absent, billId: 'bill' }, { isMarkedPresent: false, isPaid: false }],
    ['a session with an invoiced part', { partBilled: true }, { isMarkedPresent: false, isPaid: false }],
  ])('change the presence or the payment of %s (%j): %j', (_caseName, change, { isMarkedPresent, isPaid }) => {
    const changed = { ...session, ...change }
    expect(sessionsToMarkPresent([changed])).toEqual(isMarkedPresent ? [changed] : [])
    expect(sessionsToPay([changed])).toEqual(isPaid ? [changed] : [])
  })

  it.each<[boolean, Change]>([
    [true, absent],
    [false, {}],
    [false, { ...absent, patientId: null }],
  ])('treat a session as an absence (%s) with the values %j', (expected, change) => {
    expect(isAbsent({ ...session, ...change })).toBe(expected)
  })
})
