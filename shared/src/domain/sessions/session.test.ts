import { describe, expect, it } from '@jest/globals'
import { defaultEnd, endsAfterStart, sessionProblems, timeSlotProblems } from './session.ts'

const draft = {
  startDate: '2026-11-20',
  startTime: '10:00',
  endTime: '11:00',
  patientId: 'patient-1',
  withAnimalOnly: false,
}

describe('a problem that prevents saving a session', () => {
  it.each([
    ['nothing for a complete draft', {}, []],
    ['the day', { startDate: null }, [{ field: 'startDate', kind: 'required', label: 'Jour', message: 'Obligatoire' }]],
    [
      'both times',
      { startTime: null, endTime: null },
      [
        { field: 'startTime', kind: 'required', label: 'De', message: 'Obligatoire' },
        { field: 'endTime', kind: 'required', label: 'A', message: 'Obligatoire' },
      ],
    ],
    ['the patient', { patientId: null }, [{ field: 'patientId', kind: 'required', message: 'Patient obligatoire' }]],
    [
      'an empty patient too',
      { patientId: '' },
      [{ field: 'patientId', kind: 'required', message: 'Patient obligatoire' }],
    ],
    ['not the patient when the animal works alone', { patientId: null, withAnimalOnly: true }, []],
  ])('is %s', (_caseName, change, expected) => {
    expect(sessionProblems({ ...draft, ...change })).toEqual(expected)
  })
})

describe('a problem that prevents moving a session', () => {
  it.each([
    ['nothing for a complete draft', {}, []],
    ['the day', { startDate: null }, ['startDate required']],
    ['a time that is missing', { startTime: null, endTime: null }, ['startTime required', 'endTime required']],
    ['an end that does not come after the start', { endTime: '10:00' }, ['endTime endBeforeStart']],
    ['both', { startDate: null, endTime: '09:00' }, ['startDate required', 'endTime endBeforeStart']],
  ])('is %s', (_caseName, change, expected) => {
    const problems = timeSlotProblems({ ...draft, ...change })
    expect(problems.map(({ field, kind }) => `${field} ${kind}`)).toEqual(expected)
  })
})

describe('the end of a session', () => {
  it('is by default an hour after the start, or after the length of its type', () => {
    expect(defaultEnd('10:00')).toBe('11:00')
    expect(defaultEnd('10:00', 45)).toBe('10:45')
  })

  it.each([
    ['10:00', '10:01', true],
    ['10:00', '10:00', false],
    ['10:00', '09:00', false],
  ])('from %s may be %s: %s', (startTime, endTime, expected) => {
    expect(endsAfterStart({ startTime, endTime })).toBe(expected)
  })
})
