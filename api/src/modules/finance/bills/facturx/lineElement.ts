import type { LineTotal } from 'shared/domain/money/totals'
import type { BillContent, BillLine } from '../BillContent.ts'
import { allowanceElement } from './allowanceElement.ts'
import { element, textElement, type Xml } from './element.ts'
import { amountElement, periodElement } from './values.ts'
import { rateElement, vatCategory } from './vatCategory.ts'

/** Unit code « one » (UN/ECE Recommendation 20). */
const unitCodeOne = 'C62'

/** Builds a line of the invoice, numbered from 1. `priced.quantity` is in ten-thousandths. */
export function lineElement(line: BillLine, index: number, total: LineTotal, content: BillContent): Xml {
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
      textElement('ram:BilledQuantity', String(priced.quantity / 10_000), { unitCode: unitCodeOne }),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [
        textElement('ram:TypeCode', 'VAT'),
        textElement('ram:CategoryCode', vatCategory(priced.rate, content)),
        rateElement(priced.rate, content),
      ]),
      periodElement(serviceDate === null ? [] : [serviceDate]),
      allowanceElement({ discount: priced.discount, base: total.gross, amount: total.discount }),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [amountElement('LineTotalAmount', total.net)]),
    ]),
  ])
}
