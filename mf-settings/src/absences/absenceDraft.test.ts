import { describe, expect, it } from '@jest/globals'
import type { AffectedSession } from 'shared/contracts/agenda/absence'
import { draftOf, draftProblems, inputOf, newDraft, periodOf } from './absenceDraft.ts'

const affectedSession: AffectedSession = {
  id: 's1',
  version: 3,
  date: '2026-11-20',
  startTime: '10:00',
  endTime: '10:45',
  title: 'Martin Paul',
  validated: true,
  billed: false,
}
const friday = newDraft('2026-11-20')
const wholeDay = { from: '2026-11-20T00:00:00+00', to: '2026-11-21T00:00:00+00' }

describe('the draft of an absence', () => {
  it('covers a whole day by default', () => {
    expect(periodOf(friday)).toEqual(wholeDay)
  })

  it.each([
    [wholeDay, { isWholeDays: true, from: '2026-11-20', to: '2026-11-20' }],
    [
      { from: '2026-11-20T09:30:00+00', to: '2026-11-20T12:00:00+00' },
      { isWholeDays: false, from: '2026-11-20', fromTime: '09:30', to: '2026-11-20', toTime: '12:00' },
    ],
    [
      { from: '2026-11-20T20:00:00+00', to: '2026-11-21T00:00:00+00' },
      { isWholeDays: false, from: '2026-11-20', fromTime: '20:00', to: '2026-11-20', toTime: '24:00' },
    ],
  ])('converts the saved absence %j to a draft and back', (period, expected) => {
    const draft = draftOf({ id: 'a', version: 'v1', label: 'Congés', ...period })
    expect(draft).toMatchObject(expected)
    expect(periodOf(draft)).toEqual(period)
  })

  it.each([
    ['without a day', { from: null }, ['from']],
    ['that ends before it begins', { to: '2026-11-19' }, ['to']],
    [
      'that moves a session without a new day and time',
      { decisions: { s1: { act: 'MOVE' as const, date: null, startTime: null } } },
      ['decisions.s1.date', 'decisions.s1.startTime'],
    ],
    [
      'that moves a session that is no longer affected',
      { decisions: { s2: { act: 'MOVE' as const, date: null, startTime: null } } },
      [],
    ],
  ])('reports the problems of an absence %s', (_caseName, change, fields) => {
    expect(draftProblems({ ...friday, ...change }, [affectedSession]).map(({ field }) => field)).toEqual(fields)
  })

  it('keeps the length of a moved session, and sends nothing for sessions that are no longer affected', () => {
    const decisions = {
      s1: { act: 'MOVE' as const, date: '2026-11-23', startTime: '15:00' },
      s2: { act: 'CANCEL' as const, date: null, startTime: null },
    }
    expect(inputOf({ ...friday, decisions }, [affectedSession])).toEqual({
      ...wholeDay,
      label: '',
      sessions: [
        { sessionId: 's1', version: 3, act: 'MOVE', date: '2026-11-23', startTime: '15:00', endTime: '15:45' },
      ],
    })
  })
})
