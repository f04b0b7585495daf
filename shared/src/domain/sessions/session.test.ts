import { describe, expect, it } from '@jest/globals'
import { defaultEnd, endsAfterStart, sessionProblems, timeSlotProblems } from './session.ts'

const draft = {
  startDate: '2026-11-20',
  startTime: '10:00',
  endTime: '11:00',
  patientId: 'patient-1',
  withAnimalOnly: false,
}

describe('sessionProblems', () => {
  it.each([
    ['no problem of a complete draft', {}, []],
    [
      'a missing day',
      { startDate: null },
      [{ field: 'startDate', kind: 'required', label: 'Jour', message: 'Obligatoire' }],
    ],
    [
      'both missing times',
      { startTime: null, endTime: null },
      [
        { field: 'startTime', kind: 'required', label: 'De', message: 'Obligatoire' },
        { field: 'endTime', kind: 'required', label: 'A', message: 'Obligatoire' },
      ],
    ],
    [
      'a missing patient',
      { patientId: null },
      [{ field: 'patientId', kind: 'required', message: 'Patient obligatoire' }],
    ],
    ['an empty patient', { patientId: '' }, [{ field: 'patientId', kind: 'required', message: 'Patient obligatoire' }]],
    ['no missing patient in a session with the animal only', { patientId: null, withAnimalOnly: true }, []],
  ])('reports %s', (_caseName, change, expected) => {
    expect(sessionProblems({ ...draft, ...change })).toEqual(expected)
  })
})

describe('timeSlotProblems', () => {
  it.each([
    ['no problem of a complete draft', {}, []],
    ['a missing day', { startDate: null }, ['startDate required']],
    ['missing times', { startTime: null, endTime: null }, ['startTime required', 'endTime required']],
    ['an end that is not after the start', { endTime: '10:00' }, ['endTime endBeforeStart']],
    [
      'a missing day and an end before the start',
      { startDate: null, endTime: '09:00' },
      ['startDate required', 'endTime endBeforeStart'],
    ],
  ])('reports %s', (_caseName, change, expected) => {
    const problems = timeSlotProblems({ ...draft, ...change })
    expect(problems.map(({ field, kind }) => `${field} ${kind}`)).toEqual(expected)
  })
})

describe('the end of a session', () => {
  it('is by default an hour after the start, or after the start by the length of the type', () => {
    expect(defaultEnd('10:00')).toBe('11:00')
    expect(defaultEnd('10:00', 45)).toBe('10:45')
  })

  it.each([
    ['10:00', '10:01', true],
    ['10:00', '10:00', false],
    ['10:00', '09:00', false],
  ])('for a start at %s can be %s: %s', (startTime, endTime, expected) => {
    expect(endsAfterStart({ startTime, endTime })).toBe(expected)
  })
})
