import type { RateTotal } from 'shared/domain/money/totals'
import type { BillContent } from '../BillContent.ts'
import { element, textElement, type Xml } from './element.ts'
import { amountElement } from './values.ts'
import { rateElement, vatCategory } from './vatCategory.ts'

/**
 * Codes of the date on which VAT is due (UNTDID 2475): on payment for services, on invoicing for issuers who opted for
 * « les débits ».
 */
const dueOnPaymentCode = '72'
const dueOnInvoiceCode = '5'

/** Builds the VAT breakdown of one rate; if no VAT is due, it contains the reason. */
export function taxBreakdownElement({ rate, base, tax }: RateTotal, content: BillContent): Xml {
  const category = vatCategory(rate, content)
  const { exemption, vatOnDebits } = content
  const reason = category === 'S' || category === 'Z' ? null : exemption
  return element('ram:ApplicableTradeTax', [
    amountElement('CalculatedAmount', tax),
    textElement('ram:TypeCode', 'VAT'),
    textElement('ram:ExemptionReason', reason?.text.replaceAll('\n', ' – ') ?? ''),
    amountElement('BasisAmount', base),
    textElement('ram:CategoryCode', category),
    textElement('ram:ExemptionReasonCode', reason?.code ?? ''),
    category === 'S' ? textElement('ram:DueDateTypeCode', vatOnDebits ? dueOnInvoiceCode : dueOnPaymentCode) : '',
    rateElement(rate, content),
  ])
}
