import { describe, expect, it } from '@jest/globals'
import { colourOf } from './calendarColour.ts'
import { colourModesOf, colourSwatches } from './colourSwatches.ts'

describe('colourSwatches', () => {
  it.each(colourSwatches.map(({ name, hexa }) => [name, hexa]))(
    'offer %s, which is readable with white text',
    (_name, hexa) => {
      expect(colourOf(hexa)?.text).toBe('#FFFFFF')
    },
  )
})

describe('colourModesOf', () => {
  it.each([
    ['STANDARD', ['DEFAULT', 'CLUBS']],
    ['PRO', ['DEFAULT', 'CLUBS']],
    ['ULTIME', ['DEFAULT', 'CLUBS', 'THERAPISTS']],
  ] as const)('allows the offer %s the modes %j', (offer, modes) => {
    expect(colourModesOf(offer)).toEqual(modes)
  })

  it('does not allow colours by therapist while the offer is unknown', () => {
    expect(colourModesOf(undefined)).toEqual(['DEFAULT', 'CLUBS'])
  })
})
