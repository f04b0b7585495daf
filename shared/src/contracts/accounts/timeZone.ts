import * as Type from 'typebox'
import type { Static } from 'typebox'

/** The time zones of France, by their IANA name, one for each territory (ruling 150). */
export const PracticeTimeZone = Type.Union([
  Type.Literal('Europe/Paris'),
  Type.Literal('America/Guadeloupe'),
  Type.Literal('America/Martinique'),
  Type.Literal('America/Cayenne'),
  Type.Literal('Indian/Reunion'),
  Type.Literal('America/Miquelon'),
  Type.Literal('Indian/Mayotte'),
  Type.Literal('America/St_Barthelemy'),
  Type.Literal('America/Marigot'),
  Type.Literal('Indian/Kerguelen'),
  Type.Literal('Pacific/Wallis'),
  Type.Literal('Pacific/Tahiti'),
  Type.Literal('Pacific/Marquesas'),
  Type.Literal('Pacific/Gambier'),
  Type.Literal('Pacific/Noumea'),
])
export type PracticeTimeZone = Static<typeof PracticeTimeZone>
