import type { Totals } from 'shared/domain/money/totals'
import { shortDay } from 'shared/domain/format'
import type { BillContent } from '../BillContent.ts'
import { allowanceElement } from './allowanceElement.ts'
import { element, textElement, type Xml } from './element.ts'
import { taxBreakdownElement } from './taxBreakdownElement.ts'
import { amountElement, dayElement, formatAmount, periodElement } from './values.ts'
import { rateElement, vatCategory } from './vatCategory.ts'

const currency = 'EUR'

/**
 * Payment code « mutually defined » (UNTDID 4461), for a transfer without an account, since the code of a transfer
 * requires an account (BR-61).
 */
const mutuallyDefinedCode = 'ZZZ'

function paymentMeansElement({ paymentChoice, bank }: BillContent): Xml {
  const isTransfer = paymentChoice.id === 'TRANSFER'
  const account = isTransfer && bank?.iban ? bank : null
  return element('ram:SpecifiedTradeSettlementPaymentMeans', [
    textElement('ram:TypeCode', isTransfer && !account ? mutuallyDefinedCode : paymentChoice.code),
    textElement('ram:Information', paymentChoice.label),
    element('ram:PayeePartyCreditorFinancialAccount', [
      textElement('ram:IBANID', account?.iban.replaceAll(/\s/g, '') ?? ''),
    ]),
    element('ram:PayeeSpecifiedCreditorFinancialInstitution', [textElement('ram:BICID', account?.bic ?? '')]),
  ])
}

function globalAllowanceElement(content: BillContent, { linesNet, globalDiscount, rates }: Totals): Xml {
  // A global discount is accepted only if all lines have the same VAT rate.
  const rate = rates[0]?.rate ?? 0
  const tax = element('ram:CategoryTradeTax', [
    textElement('ram:TypeCode', 'VAT'),
    textElement('ram:CategoryCode', vatCategory(rate, content)),
    rateElement(rate, content),
  ])
  return allowanceElement({ discount: content.globalDiscount, base: linesNet, amount: globalDiscount, tax })
}

/** Builds the payment terms: the day of payment if the invoice is already paid, otherwise the due date. */
function paymentTermsElement({ kind, paidOn, dueOn, paymentTerm }: BillContent): Xml {
  const text = paidOn === null ? `À régler au plus tard le ${shortDay(dueOn)} (${paymentTerm.label})` : ''
  return element('ram:SpecifiedTradePaymentTerms', [
    textElement('ram:Description', kind === 'INVOICE' ? text : ''),
    dayElement('DueDateDateTime', paidOn ?? dueOn),
  ])
}

function summationElement(
  { paidOn, creditSpent }: BillContent,
  { linesNet, globalDiscount, net, tax, total }: Totals,
): Xml {
  const prepaid = paidOn === null ? creditSpent : total
  return element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    amountElement('LineTotalAmount', linesNet),
    globalDiscount > 0 ? amountElement('AllowanceTotalAmount', globalDiscount) : '',
    amountElement('TaxBasisTotalAmount', net),
    textElement('ram:TaxTotalAmount', formatAmount(tax), { currencyID: currency }),
    amountElement('GrandTotalAmount', total),
    paidOn === null && prepaid === 0 ? '' : amountElement('TotalPrepaidAmount', prepaid),
    amountElement('DuePayableAmount', total - prepaid),
  ])
}

const correctedInvoiceElement = ({ corrects }: BillContent): Xml =>
  corrects
    ? element('ram:InvoiceReferencedDocument', [
        textElement('ram:IssuerAssignedID', corrects.number),
        dayElement('FormattedIssueDateTime', corrects.issuedOn, 'qdt'),
      ])
    : ''

/** Builds the elements for the payment, the VAT, the totals and the corrected invoice. */
export const settlementElement = (content: BillContent, totals: Totals): Xml =>
  element('ram:ApplicableHeaderTradeSettlement', [
    textElement('ram:InvoiceCurrencyCode', currency),
    content.kind === 'INVOICE' ? paymentMeansElement(content) : '',
    ...totals.rates.map((rate) => taxBreakdownElement(rate, content)),
    periodElement(content.lines.flatMap(({ serviceDate }) => serviceDate ?? [])),
    globalAllowanceElement(content, totals),
    paymentTermsElement(content),
    summationElement(content, totals),
    correctedInvoiceElement(content),
  ])
