import { describe, expect, it } from '@jest/globals'
import { colourOf, colours, sessionColour, sessionState } from './calendarColour.ts'
import type { ColourSettings } from './calendarColour.ts'

const session = { validated: true, paid: false, patientPresent: true, clubId: 'club-1', therapistId: 'therapist-1' }
const defaultSettings: ColourSettings = { type: 'DEFAULT', colors: [] }
const clubSettings: ColourSettings = { type: 'CLUBS', colors: [{ objectId: 'club-1', hexa: '#7A3B73' }] }
const therapistSettings: ColourSettings = { type: 'THERAPISTS', colors: [{ objectId: 'therapist-1', hexa: '#566019' }] }
const expectedColour = (background: string) => ({ background, border: background, text: '#FFFFFF', dashed: false })

describe('sessionColour', () => {
  it.each([
    ['red while it awaits validation', { validated: false }, defaultSettings, colours.red],
    [
      'red while it awaits validation, even paid and present',
      { validated: false, paid: true },
      defaultSettings,
      colours.red,
    ],
    ['red while it awaits validation, by club', { validated: false }, clubSettings, colours.red],
    ['red while it awaits validation, by therapist', { validated: false }, therapistSettings, colours.red],
    ['dark blue when unpaid', {}, defaultSettings, colours.darkBlue],
    ['dark blue when unpaid and absent', { patientPresent: false }, defaultSettings, colours.darkBlue],
    [
      'orange when paid and the patient was absent',
      { paid: true, patientPresent: false },
      defaultSettings,
      colours.orange,
    ],
    ['green when paid and the patient was present', { paid: true }, defaultSettings, colours.green],
    ["the club's colour in the mode of clubs", {}, clubSettings, expectedColour('#7A3B73')],
    [
      "the club's colour, even if paid and absent",
      { paid: true, patientPresent: false },
      clubSettings,
      expectedColour('#7A3B73'),
    ],
    ['dark blue when the club has no colour', { clubId: 'club-2' }, clubSettings, colours.darkBlue],
    ['dark blue when the session has no club', { clubId: null, paid: true }, clubSettings, colours.darkBlue],
    ["the therapist's colour in the mode of therapists", { paid: true }, therapistSettings, expectedColour('#566019')],
    ['dark blue when the therapist has no colour', { therapistId: 'therapist-2' }, therapistSettings, colours.darkBlue],
    [
      'dark blue when the stored colour is invalid',
      {},
      { type: 'CLUBS', colors: [{ objectId: 'club-1', hexa: 'red' }] } as const,
      colours.darkBlue,
    ],
  ])('is %s', (_caseName, change, settings, expected) => {
    expect(sessionColour({ ...session, ...change }, settings)).toEqual(expected)
  })

  it('is displayed with dark text on a light background', () => {
    expect(sessionColour(session, { type: 'CLUBS', colors: [{ objectId: 'club-1', hexa: '#E9C46A' }] }).text).toBe(
      '#14110F',
    )
  })
})

describe('colourOf, the display of a chosen colour', () => {
  it.each([
    ['#757575', '#FFFFFF'],
    ['#767676', '#14110F'],
    ['#0A0A0A', '#FFFFFF'],
    ['#e9c46a', '#14110F'],
  ])('on %s has the text colour with more contrast: %s', (hexa, text) => {
    expect(colourOf(hexa)?.text).toBe(text)
  })

  it.each([undefined, '', '#7A3B7', '#7A3B73FF', 'x#7A3B73', '#7A3B7G'])('is undefined for %p', (hexa) => {
    expect(colourOf(hexa)).toBeUndefined()
  })
})

describe('sessionState', () => {
  it.each([
    ['pending', { validated: false, paid: true, patientPresent: true }],
    ['unpaid', { validated: true, paid: false, patientPresent: false }],
    ['absent', { validated: true, paid: true, patientPresent: false }],
    ['present', { validated: true, paid: true, patientPresent: true }],
  ])('is %s', (expected, flags) => {
    expect(sessionState(flags)).toBe(expected)
  })
})
