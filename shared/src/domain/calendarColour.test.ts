import { describe, expect, it } from '@jest/globals'
import { colours, sessionColour, sessionState } from './calendarColour.ts'
import type { ColourSettings } from './calendarColour.ts'

const session = { validated: true, paid: false, patientPresent: true, clubId: 'club-1', therapistId: 'therapist-1' }
const byDefault: ColourSettings = { type: 'DEFAULT', colors: [] }
const byClub: ColourSettings = { type: 'CLUBS', colors: [{ objectId: 'club-1', hexa: '#7A3B73' }] }
const byTherapist: ColourSettings = { type: 'THERAPISTS', colors: [{ objectId: 'therapist-1', hexa: '#566019' }] }
const plain = (background: string) => ({ background, border: background, text: '#FFFFFF', dashed: false })

describe('the colour of a session in the calendar', () => {
  it.each([
    ['red while it awaits validation', { validated: false }, byDefault, colours.red],
    ['red while it awaits validation, even paid and present', { validated: false, paid: true }, byDefault, colours.red],
    ['red while it awaits validation, by club', { validated: false }, byClub, colours.red],
    ['red while it awaits validation, by therapist', { validated: false }, byTherapist, colours.red],
    ['dark blue when unpaid', {}, byDefault, colours.darkBlue],
    ['dark blue when unpaid and absent', { patientPresent: false }, byDefault, colours.darkBlue],
    ['orange when paid and the patient was absent', { paid: true, patientPresent: false }, byDefault, colours.orange],
    ['green when paid and the patient was present', { paid: true }, byDefault, colours.green],
    ["its club's", {}, byClub, plain('#7A3B73')],
    ["its club's, paid or not", { paid: true, patientPresent: false }, byClub, plain('#7A3B73')],
    ['dark blue when its club has no colour', { clubId: 'club-2' }, byClub, colours.darkBlue],
    ['dark blue when it has no club', { clubId: null, paid: true }, byClub, colours.darkBlue],
    ["its therapist's", { paid: true }, byTherapist, plain('#566019')],
    ['dark blue when its therapist has no colour', { therapistId: 'therapist-2' }, byTherapist, colours.darkBlue],
    [
      'dark blue when the stored colour is invalid',
      {},
      { type: 'CLUBS', colors: [{ objectId: 'club-1', hexa: 'red' }] } as const,
      colours.darkBlue,
    ],
  ])('is %s', (_sentence, change, settings, expected) => {
    expect(sessionColour({ ...session, ...change }, settings)).toEqual(expected)
  })

  it('has dark text on a light background', () => {
    expect(sessionColour(session, { type: 'CLUBS', colors: [{ objectId: 'club-1', hexa: '#E9C46A' }] }).text).toBe(
      '#14110F',
    )
  })
})

describe('the state of a session', () => {
  it.each([
    ['pending', { validated: false, paid: true, patientPresent: true }],
    ['unpaid', { validated: true, paid: false, patientPresent: false }],
    ['absent', { validated: true, paid: true, patientPresent: false }],
    ['present', { validated: true, paid: true, patientPresent: true }],
  ])('is %s', (expected, inState) => {
    expect(sessionState(inState)).toBe(expected)
  })
})
