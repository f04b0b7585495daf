import type { Offer } from '../contracts/access.ts'
import type { ColourSettings } from './calendarColour.ts'

/** The colours offered for clubs and therapists; white text on them has a contrast of at least 5.7:1. */
export const colourSwatches = [
  { hexa: '#1F6457', name: 'Vert sapin' },
  { hexa: '#3D5566', name: 'Ardoise' },
  { hexa: '#1D5E8C', name: 'Bleu' },
  { hexa: '#434C9B', name: 'Indigo' },
  { hexa: '#7A3B73', name: 'Violet' },
  { hexa: '#A62B5B', name: 'Framboise' },
  { hexa: '#B3261E', name: 'Rouge' },
  { hexa: '#A84B00', name: 'Orange brûlé' },
  { hexa: '#7A5C00', name: 'Ocre' },
  { hexa: '#566019', name: 'Olive' },
  { hexa: '#2E6F3E', name: 'Vert' },
  { hexa: '#6B4A35', name: 'Brun' },
] as const

type ColourMode = ColourSettings['type']

/** Returns the colour modes of an offer: by therapist only with Ultime, which allows several therapists. */
export const colourModesOf = (offer: Offer | undefined): readonly ColourMode[] =>
  offer === 'ULTIME' ? ['DEFAULT', 'CLUBS', 'THERAPISTS'] : ['DEFAULT', 'CLUBS']
