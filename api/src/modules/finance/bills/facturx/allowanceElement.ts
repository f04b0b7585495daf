import type { Cents } from 'shared/domain/money/cents'
import type { Discount } from 'shared/domain/money/totals'
import { element, textElement, type Xml } from './element.ts'
import { amountElement, formatPercent } from './values.ts'

/** Reason code « discount » (UNTDID 5189). */
const discountReasonCode = '95'

export interface Allowance {
  discount: Discount | undefined
  /** Amount that the allowance is deducted from. */
  base: Cents
  amount: Cents
  /** VAT element that an allowance on the whole invoice needs. */
  tax?: Xml
}

/** Builds the discount of a line or of the whole invoice as XML; '' if nothing is deducted. */
export function allowanceElement({ discount, base, amount, tax = '' }: Allowance): Xml {
  if (!discount || amount === 0) return ''
  const isPercent = discount.type === 'PERCENT'
  return element('ram:SpecifiedTradeAllowanceCharge', [
    element('ram:ChargeIndicator', [textElement('udt:Indicator', 'false')]),
    isPercent ? textElement('ram:CalculationPercent', formatPercent(discount.value)) : '',
    isPercent ? amountElement('BasisAmount', base) : '',
    amountElement('ActualAmount', amount),
    textElement('ram:ReasonCode', discountReasonCode),
    textElement('ram:Reason', 'Remise'),
    tax,
  ])
}
