import { describe, expect, it } from '@jest/globals'
import { openingHoursProblems } from './openingHours.ts'

const hours = (weekday: number, startTime: string, endTime: string) => ({ weekday, startTime, endTime })

describe('opening hours', () => {
  it.each([
    ['empty', []],
    ['a morning and an afternoon', [hours(1, '14:00', '18:00'), hours(1, '09:00', '12:00')]],
    ['two adjacent intervals', [hours(1, '09:00', '12:00'), hours(1, '12:00', '14:00')]],
    ['two adjacent intervals in reverse order', [hours(1, '12:00', '14:00'), hours(1, '09:00', '12:00')]],
    ['the same times on other days', [hours(1, '09:00', '12:00'), hours(2, '09:00', '12:00')]],
  ])('may be %s', (_caseName, intervals) => {
    expect(openingHoursProblems(intervals)).toEqual([])
  })

  it.each([
    ['end when they start', [hours(1, '09:00', '09:00')], ['0.endTime']],
    ['end before they start', [hours(1, '09:00', '12:00'), hours(2, '14:00', '09:00')], ['1.endTime']],
    ['overlap', [hours(1, '09:00', '12:00'), hours(1, '11:00', '13:00')], ['1.startTime']],
    [
      'contain another interval',
      [hours(1, '09:00', '18:00'), hours(1, '10:00', '11:00'), hours(1, '12:00', '13:00')],
      ['1.startTime', '2.startTime'],
    ],
  ])('may not %s', (_caseName, intervals, fields) => {
    expect(openingHoursProblems(intervals).map(({ field }) => field)).toEqual(fields)
  })

  it('are refused with the right messages', () => {
    expect(openingHoursProblems([hours(1, '09:00', '09:00')])).toEqual([
      {
        field: '0.endTime',
        kind: 'endBeforeStart',
        message: "L'heure de fin doit être après l'heure de début",
      },
    ])
    expect(openingHoursProblems([hours(1, '09:00', '12:00'), hours(1, '11:00', '13:00')])).toEqual([
      { field: '1.startTime', kind: 'invalid', message: 'Deux plages horaires se chevauchent' },
    ])
  })
})
