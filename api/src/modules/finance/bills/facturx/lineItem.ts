import type { LineTotal } from 'shared/domain/money/totals'
import type { BillContent, BillLine } from '../BillContent.ts'
import { allowance } from './allowance.ts'
import { element, textElement, type Xml } from './element.ts'
import { amountElement, periodElement } from './values.ts'
import { rateElement, vatCategory } from './vatCategory.ts'

/** Builds a line of the invoice, numbered from 1. Its unit code is C62 (one); quantities are in ten-thousandths. */
export function lineItem(line: BillLine, index: number, total: LineTotal, content: BillContent): Xml {
  const { description, serviceDate, place, priced } = line
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [textElement('ram:LineID', String(index + 1))]),
    element('ram:SpecifiedTradeProduct', [
      textElement('ram:Name', description),
      place === null ? '' : textElement('ram:Description', place),
    ]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [amountElement('ChargeAmount', priced.unitPrice)]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [
      textElement('ram:BilledQuantity', String(priced.quantity / 10_000), { unitCode: 'C62' }),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [
        textElement('ram:TypeCode', 'VAT'),
        textElement('ram:CategoryCode', vatCategory(priced.rate, content)),
        rateElement(priced.rate, content),
      ]),
      periodElement(serviceDate === null ? [] : [serviceDate]),
      allowance({ discount: priced.discount, base: total.gross, amount: total.discount }),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [amountElement('LineTotalAmount', total.net)]),
    ]),
  ])
}
