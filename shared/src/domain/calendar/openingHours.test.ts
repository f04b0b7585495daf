import { describe, expect, it } from '@jest/globals'
import { openingHoursProblems } from './openingHours.ts'

const openInterval = (weekday: number, startTime: string, endTime: string) => ({ weekday, startTime, endTime })

describe('opening hours', () => {
  it.each([
    ['an empty list', []],
    ['a morning and an afternoon', [openInterval(1, '14:00', '18:00'), openInterval(1, '09:00', '12:00')]],
    ['two adjacent intervals', [openInterval(1, '09:00', '12:00'), openInterval(1, '12:00', '14:00')]],
    ['two adjacent intervals in reverse order', [openInterval(1, '12:00', '14:00'), openInterval(1, '09:00', '12:00')]],
    ['the same times on other days', [openInterval(1, '09:00', '12:00'), openInterval(2, '09:00', '12:00')]],
  ])('can be %s', (_caseName, intervals) => {
    expect(openingHoursProblems(intervals)).toEqual([])
  })

  it.each([
    ['an interval that ends when it starts', [openInterval(1, '09:00', '09:00')], ['0.endTime']],
    [
      'an interval that ends before it starts',
      [openInterval(1, '09:00', '12:00'), openInterval(2, '14:00', '09:00')],
      ['1.endTime'],
    ],
    [
      'two overlapping intervals',
      [openInterval(1, '09:00', '12:00'), openInterval(1, '11:00', '13:00')],
      ['1.startTime'],
    ],
    [
      'an interval that contains others',
      [openInterval(1, '09:00', '18:00'), openInterval(1, '10:00', '11:00'), openInterval(1, '12:00', '13:00')],
      ['1.startTime', '2.startTime'],
    ],
  ])('cannot contain %s', (_caseName, intervals, fields) => {
    expect(openingHoursProblems(intervals).map(({ field }) => field)).toEqual(fields)
  })

  it('are refused with a message that states the reason', () => {
    expect(openingHoursProblems([openInterval(1, '09:00', '09:00')])).toEqual([
      {
        field: '0.endTime',
        kind: 'endBeforeStart',
        message: "L'heure de fin doit être après l'heure de début",
      },
    ])
    expect(openingHoursProblems([openInterval(1, '09:00', '12:00'), openInterval(1, '11:00', '13:00')])).toEqual([
      { field: '1.startTime', kind: 'invalid', message: 'Deux plages horaires se chevauchent' },
    ])
  })
})
