import { accessibility } from './accessibility.ts'
import { notice } from './notice.ts'
import { privacy } from './privacy/privacy.ts'
import { terms } from './terms/terms.ts'

/** The legal pages, by their path; `/pros/cgu` shows the terms too. */
export const legalTexts = {
  '/cgu': privacy,
  '/public/cgu': terms,
  '/mentions-legales': notice,
  '/accessibilite': accessibility,
} as const
