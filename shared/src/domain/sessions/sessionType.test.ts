import { describe, expect, it } from '@jest/globals'
import { keptLengthNotice, keptTypeNotice, questionProblems, sessionTypeProblems } from './sessionType.ts'

describe('a session type', () => {
  it.each([
    ['', 1],
    ['   ', 1],
    ['Équithérapie', 0],
  ])('with the name %j has %i problem(s)', (name, count) => {
    expect(sessionTypeProblems({ name })).toHaveLength(count)
  })

  it.each([
    ['without a length', { duration: null }, ['duration']],
    ['longer than the maximum', { duration: 721 }, ['duration']],
    ['of 30.5 minutes', { duration: 30.5 }, ['duration']],
    ['with a buffer longer than the maximum', { bufferBeforeMinutes: 1440 }, ['bufferBeforeMinutes']],
    ['without a last bookable day', { horizonDays: null }, ['horizonDays']],
    [
      'without a buffer, a notice and a number of animals',
      { bufferAfterMinutes: null, noticeHours: null, animalCount: null },
      [],
    ],
    ['whose numbers are omitted', {}, []],
  ])('%s is checked', (_caseName, numbers, fields) => {
    expect(sessionTypeProblems({ name: 'Séance', ...numbers }).map(({ field }) => field)).toEqual(fields)
  })

  it.each([
    ['ab', 1],
    ['ab ', 1],
    ['abc', 0],
  ])('with the question %j has %i problem(s)', (text, count) => {
    expect(questionProblems({ text })).toHaveLength(count)
  })

  it.each([
    [0, ''],
    [1, '1 séance à venir garde sa durée'],
    [12, '12 séances à venir gardent leur durée'],
  ])('with %i upcoming sessions has the notice of a new length « %s »', (upcoming, notice) => {
    expect(keptLengthNotice(upcoming)).toBe(notice)
  })

  it.each([
    [0, 0, "Aucune séance n'a ce type."],
    [1, 0, '1 séance à venir garde ce type. Il ne peut plus être choisi pour une autre.'],
    [0, 1, '1 séance passée garde ce type. Il ne peut plus être choisi pour une autre.'],
    [2, 30, '2 séances à venir et 30 séances passées gardent ce type. Il ne peut plus être choisi pour une autre.'],
  ])('deleted with %i upcoming and %i past sessions has the notice « %s »', (upcoming, past, notice) => {
    expect(keptTypeNotice({ upcoming, past })).toBe(notice)
  })
})
