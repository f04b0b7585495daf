import { describe, expect, it } from '@jest/globals'
import { colourOf } from './calendarColour.ts'
import { colourModesOf, colourSwatches } from './colourSwatches.ts'

describe('the colours of the calendar', () => {
  it.each(colourSwatches.map(({ name, hexa }) => [name, hexa]))('have white text: %s', (_name, hexa) => {
    expect(colourOf(hexa)?.text).toBe('#FFFFFF')
  })

  it.each([
    ['STANDARD', ['DEFAULT', 'CLUBS']],
    ['PRO', ['DEFAULT', 'CLUBS']],
    ['ULTIME', ['DEFAULT', 'CLUBS', 'THERAPISTS']],
  ] as const)('can be chosen in the modes of the offer %s: %j', (offer, modes) => {
    expect(colourModesOf(offer)).toEqual(modes)
  })

  it('cannot be chosen by therapist while the offer is unknown', () => {
    expect(colourModesOf(undefined)).toEqual(['DEFAULT', 'CLUBS'])
  })
})
