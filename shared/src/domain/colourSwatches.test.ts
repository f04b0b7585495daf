import { describe, expect, it } from '@jest/globals'
import { colourOf } from './calendarColour.ts'
import { colourModesOf, colourSwatches } from './colourSwatches.ts'

describe('the colours of the calendar', () => {
  it.each(colourSwatches.map(({ name, hexa }) => [name, hexa]))('have white text: %s', (_name, hexa) => {
    expect(colourOf(hexa)?.text).toBe('#FFFFFF')
  })

  it.each([
    ['STANDARD', 2],
    ['PRO', 2],
    ['ULTIME', 3],
  ] as const)('can be chosen in the modes of the offer %s: %i', (offer, count) => {
    expect(colourModesOf(offer)).toHaveLength(count)
  })

  it('cannot be chosen by therapist while the offer is unknown', () => {
    expect(colourModesOf(undefined)).not.toContain('THERAPISTS')
  })
})
