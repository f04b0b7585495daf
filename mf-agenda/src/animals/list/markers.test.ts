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
const worked = (nbHours: number) => ({ infosByWeek: [{ year: 2026, weekNumber: 47, nbHours }] })
const flu = { validities: [{ name: 'Grippe', validUntil: '2026-12-31' }] }
const markerTexts = (change: Partial<Animal>) =>
  markersOf({ ...animal, ...change }, today).map(({ severity, text }) => `${severity}: ${text}`)

describe('an animal is marked', () => {
  it.each([
    ['by nothing while all is well', worked(7.75), []],
    [
      'from four fifths of its hours of the week',
      worked(8),
      ['warning: Près de sa limite : 8 h sur 10 h cette semaine'],
    ],
    ['beyond them', worked(10.5), ['error: Au-delà de sa limite : 10 h 30 sur 10 h cette semaine']],
    ['by nothing for what is valid', flu, []],
    [
      'by what has expired today',
      { validities: [{ name: 'Grippe', validUntil: '2026-11-21' }] },
      ['error: Grippe : plus valable depuis le 22/11/2026'],
    ],
    ['by nothing on the last day it is valid', { validities: [{ name: 'Grippe', validUntil: today }] }, []],
    ['by nothing for a session on the last day it is valid', { ...flu, lastSessionDay: '2026-12-31' }, []],
    [
      'by what will have expired for a session',
      { ...flu, lastSessionDay: '2027-01-01' },
      ["warning: Grippe : valable jusqu'au 31/12/2026, des séances sont prévues après"],
    ],
    ['by nothing for sessions that are past', { ...flu, lastSessionDay: '2026-01-01' }, []],
  ])('%s', (_sentence, change, expected) => {
    expect(markerTexts(change)).toEqual(expected)
  })
})
