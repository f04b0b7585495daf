import type { Day } from '../calendar/day.ts'
import type { VatExemption } from '../../contracts/accounts/user.ts'

interface DatedMention {
  /** The first day of issue of the documents with this mention. */
  from: Day
  text: string
}

/**
 * The mentions of each VAT exemption, from the earliest to the latest (ruling 10). Since 1 September 2026, art. L. 223-3
 * of the CIBS replaces art. 293 B of the CGI, which documents may cite until the end of 2027.
 */
const mentions: Record<VatExemption, readonly DatedMention[]> = {
  FRANCHISE: [
    { from: '0001-01-01', text: 'TVA non applicable, art. 293 B du CGI' },
    { from: '2028-01-01', text: 'TVA non applicable, art. L. 223-3 du CIBS' },
  ],
  EXONERE_SANTE: [{ from: '0001-01-01', text: 'Exonération de TVA, art. 261-4-1° du CGI' }],
}

/** Returns the default mention of the VAT exemption for a document issued on `day`. */
export const vatExemptionMention = (exemption: VatExemption, day: Day): string =>
  mentions[exemption].findLast(({ from }) => from <= day)?.text ?? ''

/** The VATEX code of each VAT exemption, for the electronic invoice. */
export const vatexCodes: Record<VatExemption, string> = {
  FRANCHISE: 'VATEX-FR-FRANCHISE',
  EXONERE_SANTE: 'VATEX-EU-132-1C',
}
