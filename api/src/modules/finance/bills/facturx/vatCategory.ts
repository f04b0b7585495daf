import { vatCategoryOf } from 'shared/domain/vat/vatReasons'
import type { BillContent } from '../BillContent.ts'
import { textElement, type Xml } from './element.ts'
import { formatPercent } from './values.ts'

/**
 * Returns the VAT category code: S with VAT, otherwise E (exempt), O (outside the scope of VAT) or AE (reverse charge)
 * by the stated reason. Lines at 0 % that were issued without a reason, before one was required, have Z.
 */
export function vatCategory(rate: number, { exemption }: Pick<BillContent, 'exemption'>): 'S' | 'Z' | 'E' | 'O' | 'AE' {
  if (rate > 0) return 'S'
  if (exemption === null) return 'Z'
  return exemption.reason === undefined ? 'E' : vatCategoryOf(exemption.reason)
}

/** Builds the rate of a VAT category; an amount outside the scope of VAT has none (BR-O-05). */
export const rateElement = (rate: number, content: Pick<BillContent, 'exemption'>): Xml =>
  vatCategory(rate, content) === 'O' ? '' : textElement('ram:RateApplicablePercent', formatPercent(rate))
