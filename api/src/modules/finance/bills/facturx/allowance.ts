import type { Cents } from 'shared/domain/money/cents'
import type { Discount } from 'shared/domain/money/totals'
import { element, textElement, type Xml } from './element.ts'
import { amountElement, percent } from './values.ts'

export interface Allowance {
  discount: Discount | undefined
  /** Amount that the allowance is deducted from. */
  base: Cents
  taken: Cents
  /** The VAT that an allowance on the whole invoice lowers. */
  tax?: Xml
}

/** Discount of a line or of the whole invoice; '' if nothing is deducted. */
export function allowance({ discount, base, taken, tax = '' }: Allowance): Xml {
  if (!discount || taken === 0) return ''
  const isPercent = discount.type === 'PERCENT'
  return element('ram:SpecifiedTradeAllowanceCharge', [
    element('ram:ChargeIndicator', [textElement('udt:Indicator', 'false')]),
    isPercent ? textElement('ram:CalculationPercent', percent(discount.value)) : '',
    isPercent ? amountElement('BasisAmount', base) : '',
    amountElement('ActualAmount', taken),
    textElement('ram:ReasonCode', '95'),
    textElement('ram:Reason', 'Remise'),
    tax,
  ])
}
