import { accessibility } from './accessibility.ts'
import { notice } from './notice.ts'
import { privacy } from './privacy/privacy.ts'
import { terms } from './terms/terms.ts'

/** The legal texts by the path of their page; `/pros/cgu` shows the same terms as `/public/cgu`. */
export const legalTexts = {
  '/cgu': privacy,
  '/public/cgu': terms,
  '/mentions-legales': notice,
  '/accessibilite': accessibility,
} as const
