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
    ['is at its end once none is left', { ...running, counter: none }, 'done'],
    ['goes on until the day planned for its end', { ...running, plannedEndDate: '2026-11-21' }, undefined],
    ['goes on on that day', { ...running, plannedEndDate: '2026-11-20' }, undefined],
    ['is at its end after that day', { ...running, plannedEndDate: '2026-11-19' }, 'late'],
    ['is done rather than late', { ...running, plannedEndDate: '2026-11-19', counter: none }, 'done'],
    ['that has ended is not at its end', { ...running, endedOn: '2026-11-19', counter: none }, undefined],
  ])('%s', (_sentence, programme, expected) => {
    expect(programmeEnd(programme, '2026-11-20')).toBe(expected)
  })
})
