import { describe, expect, it } from '@jest/globals'
import type { Animal } from 'shared/contracts/agenda/animal'
import { markersOf } from './markers.ts'

const today = '2026-11-22'
const animal: Animal = {
  id: 'noisette',
  name: 'Noisette',
  birthdate: null,
  club: null,
  owner: null,
  nbWorkingHoursByWeek: 10,
  limits: { minutesByDay: null, longestStretch: null, restBetween: null, sessionsByDay: null, restDaysByWeek: null },
  riderLimits: { maxWeightKg: null, minAge: null },
  type: { id: 'lama', race: 'Lama', species: 'Lama' },
  validities: [],
  lastSessionDay: null,
  infosByWeek: [],
  version: 'v1',
}
const workedThisWeek = (nbHours: number) => ({ infosByWeek: [{ year: 2026, weekNumber: 47, nbHours }] })
const fluValidity = { validities: [{ name: 'Grippe', validUntil: '2026-12-31' }] }
const markerTexts = (change: Partial<Animal>) =>
  markersOf({ ...animal, ...change }, today).map(({ severity, text }) => `${severity}: ${text}`)

describe('markersOf', () => {
  it.each([
    ['no marker below four fifths of the weekly hours', workedThisWeek(7.75), []],
    [
      'a warning from four fifths of the weekly hours',
      workedThisWeek(8),
      ['warning: Près de sa limite : 8 h sur 10 h cette semaine'],
    ],
    [
      'an error over the weekly hours',
      workedThisWeek(10.5),
      ['error: Au-delà de sa limite : 10 h 30 sur 10 h cette semaine'],
    ],
    ['no marker for a valid vaccine', fluValidity, []],
    [
      'an error for a vaccine that expired yesterday',
      { validities: [{ name: 'Grippe', validUntil: '2026-11-21' }] },
      ['error: Grippe : plus valable depuis le 22/11/2026'],
    ],
    ['no marker on the last day of validity', { validities: [{ name: 'Grippe', validUntil: today }] }, []],
    ['no marker for a session on the last day of validity', { ...fluValidity, lastSessionDay: '2026-12-31' }, []],
    [
      'a warning for a vaccine that expires before a planned session',
      { ...fluValidity, lastSessionDay: '2027-01-01' },
      ["warning: Grippe : valable jusqu'au 31/12/2026, des séances sont prévues après"],
    ],
    ['no marker for a valid vaccine when all sessions are past', { ...fluValidity, lastSessionDay: '2026-01-01' }, []],
  ])('returns %s', (_caseName, change, expected) => {
    expect(markerTexts(change)).toEqual(expected)
  })
})
