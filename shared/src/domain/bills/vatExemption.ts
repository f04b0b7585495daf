import type { Day } from '../calendar/day.ts'
import type { VatExemption } from '../../contracts/accounts/user.ts'

interface DatedMention {
  /** The first day of issue of the documents with this mention. */
  from: Day
  text: string
}

/**
 * The mention of each VAT exemption, by date (ruling 10). Since 1 September 2026 the franchise is in art. L. 223-3 of
 * the CIBS; citing the former article is tolerated until the end of 2027.
 */
const mentions: Record<VatExemption, readonly DatedMention[]> = {
  FRANCHISE: [
    { from: '0001-01-01', text: 'TVA non applicable, art. 293 B du CGI' },
    { from: '2028-01-01', text: 'TVA non applicable, art. L. 223-3 du CIBS' },
  ],
  EXONERE_SANTE: [{ from: '0001-01-01', text: 'Exonération de TVA, art. 261-4-1° du CGI' }],
}

/** The default exemption mention of a document without VAT issued on that day. */
export const vatExemptionMention = (exemption: VatExemption, day: Day): string =>
  mentions[exemption].findLast(({ from }) => from <= day)?.text ?? ''

/** The VATEX code of each VAT exemption, for the electronic invoice. */
export const vatexCodes: Record<VatExemption, string> = {
  FRANCHISE: 'VATEX-FR-FRANCHISE',
  EXONERE_SANTE: 'VATEX-EU-132-1C',
}
