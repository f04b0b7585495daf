import { describe, expect, it } from '@jest/globals'
import type { HoursCounter } from '../../contracts/patients/programme.ts'
import { counterFigures, counterLine } from './counterWords.ts'

const noSessions = { sessions: 0, minutes: 0 }
const counter = (change: Partial<HoursCounter> = {}): HoursCounter => ({
  unit: 'HOURS',
  planned: 600,
  done: { sessions: 3, minutes: 270 },
  scheduled: noSessions,
  absent: noSessions,
  cancelledLate: noSessions,
  left: 330,
  toSchedule: 330,
  ...change,
})

describe('counterLine', () => {
  it.each([
    ['a counter of hours', counter(), 'Prévues : 10 h · faites : 4 h 30 · restantes : 5 h 30'],
    [
      'the numbers that are not zero',
      counter({
        scheduled: { sessions: 1, minutes: 60 },
        absent: { sessions: 1, minutes: 60 },
        cancelledLate: { sessions: 2, minutes: 90 },
        invoiced: { sessions: 3, minutes: 270 },
      }),
      "Prévues : 10 h · faites : 4 h 30 · restantes : 5 h 30 · à l'agenda : 1 h · absences : 1 h · annulées tard : 1 h 30 · facturées : 4 h 30",
    ],
    [
      'a counter of sessions',
      counter({ unit: 'SESSIONS', planned: 4, left: 1 }),
      'Prévues : 4 séances · faites : 3 séances · restantes : 1 séance',
    ],
  ])('describes %s', (_caseName, hoursCounter, line) => expect(counterLine(hoursCounter)).toBe(line))
})

describe('counterFigures', () => {
  it('has a key for each number', () => {
    const some = { sessions: 1, minutes: 60 }
    const full = counter({ scheduled: some, absent: some, cancelledLate: some, invoiced: some })
    expect(counterFigures(full).map(({ key }) => key)).toEqual([
      'planned',
      'done',
      'left',
      'scheduled',
      'absent',
      'cancelledLate',
      'invoiced',
    ])
  })
})
