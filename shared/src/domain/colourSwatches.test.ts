import { describe, expect, it } from '@jest/globals'
import { colourOf } from './calendarColour.ts'
import { colourModesOf, colourSwatches } from './colourSwatches.ts'

describe('the colours of the calendar', () => {
  it.each(colourSwatches.map(({ name, hexa }) => [name, hexa]))('%s has white text', (_name, hexa) => {
    expect(colourOf(hexa)?.text).toBe('#FFFFFF')
  })

  it.each([
    ['STANDARD', 2],
    ['PRO', 2],
    ['ULTIME', 3],
  ] as const)('of %s have %i modes', (offer, count) => {
    expect(colourModesOf(offer)).toHaveLength(count)
  })

  it('are not by therapist before the offer is known', () => {
    expect(colourModesOf(undefined)).not.toContain('THERAPISTS')
  })
})
