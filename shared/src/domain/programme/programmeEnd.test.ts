import { describe, expect, it } from '@jest/globals'
import { hasProgrammeEnded, reasonToClose } from './programmeEnd.ts'

const noSessions = { sessions: 0, minutes: 0 }
const counter = {
  unit: 'HOURS' as const,
  planned: 600,
  done: noSessions,
  scheduled: noSessions,
  absent: noSessions,
  cancelledLate: noSessions,
  left: 600,
  toSchedule: 600,
}
const running = { endedOn: null, plannedEndDate: null, counter }
const finishedCounter = { ...counter, left: 0 }

describe('reasonToClose', () => {
  it.each([
    ['no reason to close while hours remain', running, undefined],
    ['done once no hours remain', { ...running, counter: finishedCounter }, 'done'],
    ['no reason to close before the planned last day', { ...running, plannedEndDate: '2026-11-21' }, undefined],
    ['no reason to close on the planned last day', { ...running, plannedEndDate: '2026-11-20' }, undefined],
    ['late after the planned last day', { ...running, plannedEndDate: '2026-11-19' }, 'late'],
    [
      'done rather than late if both apply',
      { ...running, plannedEndDate: '2026-11-19', counter: finishedCounter },
      'done',
    ],
    [
      'no reason to close a programme that is closed',
      { ...running, endedOn: '2026-11-19', counter: finishedCounter },
      undefined,
    ],
  ])('returns %s', (_caseName, programme, expected) => {
    expect(reasonToClose(programme, '2026-11-20')).toBe(expected)
  })
})

describe('hasProgrammeEnded', () => {
  it.each([
    ['without an end', null, false],
    ['that ended the day before', '2026-11-19', true],
    ['whose last day is today', '2026-11-20', true],
    ['whose end is tomorrow', '2026-11-21', false],
  ])('for a programme %s (last day: %s) is %s', (_caseName, endedOn, expected) => {
    expect(hasProgrammeEnded({ endedOn }, '2026-11-20')).toBe(expected)
  })
})
