import type { Day } from 'shared/domain/calendar/day'
import { eurosOf, type Cents } from 'shared/domain/money/cents'
import { element, textElement, type Xml } from './element.ts'

/** Formats cents as « 1234.50 ». */
export const formatAmount = (cents: Cents): string => eurosOf(cents).toFixed(2)

/** Formats hundredths of a percent: 550 becomes « 5.50 ». */
export const formatPercent = (rate: number): string => (rate / 100).toFixed(2)

export const amountElement = (name: string, cents: Cents): Xml => textElement(`ram:${name}`, formatAmount(cents))

/** Builds a day in the format 102 of UN/EDIFACT: 20261130. */
export const dayElement = (name: string, day: Day, prefix = 'udt'): Xml =>
  element(`ram:${name}`, [textElement(`${prefix}:DateTimeString`, day.replaceAll('-', ''), { format: '102' })])

/** Builds the period from the first to the last day; '' without days. */
export const periodElement = (days: readonly Day[]): Xml => {
  const sortedDays = days.toSorted()
  const [first, last] = [sortedDays[0], sortedDays.at(-1)]
  if (first === undefined || last === undefined) return ''
  return element('ram:BillingSpecifiedPeriod', [dayElement('StartDateTime', first), dayElement('EndDateTime', last)])
}
