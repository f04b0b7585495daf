import { describe, expect, it } from '@jest/globals'
import { absenceProblems, daysOfSpan, parseWireMoment, spanLabel, wholeDays, toWireMoment } from './absence.ts'

const momentAt = (day: string, time: string) => ({ day, time })

describe('a moment of an absence, as sent to the API', () => {
  it('ends with +00 and is parsed to the same moment', () => {
    expect(toWireMoment(momentAt('2026-11-20', '09:30'))).toBe('2026-11-20T09:30:00+00')
    expect(parseWireMoment('2026-11-20T09:30:00+00')).toEqual(momentAt('2026-11-20', '09:30'))
  })

  it.each(['', 'exemple', 'x2026-11-20T09:30:00+00', '2026-02-30T09:30:00+00', '2026-11-20T24:00:00+00', '2026-11-20'])(
    'is not parsed from the invalid text %j',
    (wire) => {
      expect(parseWireMoment(wire)).toBeNull()
    },
  )
})

describe('an absence of whole days', () => {
  it('ends at midnight after its last day', () => {
    const span = wholeDays('2026-12-30', '2026-12-31')
    expect(span).toEqual({ from: momentAt('2026-12-30', '00:00'), to: momentAt('2027-01-01', '00:00') })
    expect(daysOfSpan(span)).toEqual({ first: '2026-12-30', last: '2026-12-31' })
  })

  it.each([
    ['that ends at noon', momentAt('2026-11-20', '00:00'), momentAt('2026-11-21', '12:00')],
    ['that starts at noon', momentAt('2026-11-20', '12:00'), momentAt('2026-11-21', '00:00')],
    ['that ends when it starts', momentAt('2026-11-20', '00:00'), momentAt('2026-11-20', '00:00')],
  ])('is not recognised in an absence %s', (_caseName, from, to) => {
    expect(daysOfSpan({ from, to })).toBeNull()
  })
})

describe('absenceProblems', () => {
  it.each([
    ['without start', null, momentAt('2026-11-20', '10:00'), ['from required: Date de début obligatoire']],
    ['without end', momentAt('2026-11-20', '10:00'), null, ['to required: Date de fin obligatoire']],
    [
      'that ends when it starts',
      momentAt('2026-11-20', '10:00'),
      momentAt('2026-11-20', '10:00'),
      ["to endBeforeStart: L'heure de fin doit être après l'heure de début"],
    ],
    [
      'that ends on an earlier day',
      momentAt('2026-11-20', '10:00'),
      momentAt('2026-11-19', '12:00'),
      ['to endBeforeStart: La date de fin doit être supérieure à la date de début.'],
    ],
    [
      'of two years and a day',
      momentAt('2026-11-20', '00:00'),
      momentAt('2028-11-21', '00:00'),
      ['to invalid: Une absence dure au plus deux ans'],
    ],
    ['of two years', momentAt('2026-11-20', '00:00'), momentAt('2028-11-20', '00:00'), []],
    ['of an hour', momentAt('2026-11-20', '10:00'), momentAt('2026-11-20', '11:00'), []],
  ])('reports the problems of an absence %s', (_caseName, from, to, expected) => {
    expect(absenceProblems({ from, to }).map(({ field, kind, message }) => `${field} ${kind}: ${message}`)).toEqual(
      expected,
    )
  })
})

describe('spanLabel', () => {
  it.each([
    [wholeDays('2026-11-20', '2026-11-20'), 'vendredi 20 novembre 2026'],
    [wholeDays('2026-11-20', '2026-11-21'), 'du vendredi 20 novembre 2026 au samedi 21 novembre 2026'],
    [
      { from: momentAt('2026-11-20', '09:00'), to: momentAt('2026-11-20', '12:00') },
      'vendredi 20 novembre 2026 de 09:00 à 12:00',
    ],
    [
      { from: momentAt('2026-11-20', '18:00'), to: momentAt('2026-11-21', '00:00') },
      'vendredi 20 novembre 2026 de 18:00 à 24:00',
    ],
    [
      { from: momentAt('2026-11-20', '18:00'), to: momentAt('2026-11-21', '08:00') },
      'du vendredi 20 novembre 2026 à 18:00 au samedi 21 novembre 2026 à 08:00',
    ],
  ])('describes the absence %j as « %s »', (span, label) => {
    expect(spanLabel(span)).toBe(label)
  })
})
