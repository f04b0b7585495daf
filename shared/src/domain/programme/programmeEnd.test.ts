import { describe, expect, it } from '@jest/globals'
import { programmeEnd } from './programmeEnd.ts'

const nothing = { sessions: 0, minutes: 0 }
const counter = {
  unit: 'HOURS' as const,
  planned: 600,
  done: nothing,
  scheduled: nothing,
  absent: nothing,
  cancelledLate: nothing,
  left: 600,
  toSchedule: 600,
}
const running = { endedOn: null, plannedEndDate: null, counter }
const none = { ...counter, left: 0 }

describe('a programme', () => {
  it.each([
    ['goes on while hours are left', running, undefined],
    ['should be closed once none is left', { ...running, counter: none }, 'done'],
    ['goes on until the day planned for its end', { ...running, plannedEndDate: '2026-11-21' }, undefined],
    ['goes on until the end of that day', { ...running, plannedEndDate: '2026-11-20' }, undefined],
    ['should be closed after that day', { ...running, plannedEndDate: '2026-11-19' }, 'late'],
    ['is done rather than late', { ...running, plannedEndDate: '2026-11-19', counter: none }, 'done'],
    ['that is closed has no reason to be closed', { ...running, endedOn: '2026-11-19', counter: none }, undefined],
  ])('%s', (_caseName, programme, expected) => {
    expect(programmeEnd(programme, '2026-11-20')).toBe(expected)
  })
})
