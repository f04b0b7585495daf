import { describe, expect, it } from '@jest/globals'
import type { HoursCounter } from '../../contracts/patients/programme.ts'
import { counterLine } from './counterWords.ts'

const none = { sessions: 0, minutes: 0 }
const counter = (change: Partial<HoursCounter> = {}): HoursCounter => ({
  unit: 'HOURS',
  planned: 600,
  done: { sessions: 3, minutes: 270 },
  scheduled: none,
  absent: none,
  cancelledLate: none,
  left: 330,
  toSchedule: 330,
  ...change,
})

describe('the counter in words', () => {
  it.each([
    ['hours', counter(), 'Prévues : 10 h · faites : 4 h 30 · restantes : 5 h 30'],
    [
      'the other numbers',
      counter({
        scheduled: { sessions: 1, minutes: 60 },
        absent: { sessions: 1, minutes: 60 },
        cancelledLate: { sessions: 2, minutes: 90 },
        invoiced: { sessions: 3, minutes: 270 },
      }),
      "Prévues : 10 h · faites : 4 h 30 · restantes : 5 h 30 · à l'agenda : 1 h · absences : 1 h · annulées tard : 1 h 30 · facturées : 4 h 30",
    ],
    [
      'sessions',
      counter({ unit: 'SESSIONS', planned: 4, left: 1 }),
      'Prévues : 4 séances · faites : 3 séances · restantes : 1 séance',
    ],
  ])('says %s', (_name, given, line) => expect(counterLine(given)).toBe(line))
})
