import type { Amount, HoursCounter, ProgrammeUnit } from '../../contracts/patients/programme.ts'
import { hours, plural } from '../format.ts'

/** Formats a quantity, in minutes if the unit is hours: « 7 h 30 » for 450, or « 3 séances » for 3. */
export const quantityInWords = (unit: ProgrammeUnit, quantity: number): string =>
  unit === 'HOURS' ? hours(quantity / 60) : `${quantity} ${plural(quantity, 'séance', 'séances')}`

const quantityOf = (unit: ProgrammeUnit, { sessions, minutes }: Amount) => (unit === 'HOURS' ? minutes : sessions)

/** A number of the counter with its label: « Faites », « 4 h ». */
export interface CounterFigure {
  key: 'planned' | 'done' | 'left' | 'scheduled' | 'absent' | 'cancelledLate' | 'invoiced'
  name: string
  value: string
}

/**
 * Returns the numbers of a counter in display order: always planned, done and left; the others if they are not zero.
 */
export function counterFigures(counter: HoursCounter): CounterFigure[] {
  const { unit, planned, done, left, scheduled, absent, cancelledLate, invoiced } = counter
  const figure = (key: CounterFigure['key'], name: string, quantity: number) => ({
    key,
    name,
    value: quantityInWords(unit, quantity),
  })
  const nonZeroFigure = (key: CounterFigure['key'], name: string, amount: Amount | undefined) =>
    amount && amount.sessions > 0 ? [figure(key, name, quantityOf(unit, amount))] : []
  return [
    figure('planned', 'Prévues', planned),
    figure('done', 'Faites', quantityOf(unit, done)),
    figure('left', 'Restantes', left),
    ...nonZeroFigure('scheduled', "À l'agenda", scheduled),
    ...nonZeroFigure('absent', 'Absences', absent),
    ...nonZeroFigure('cancelledLate', 'Annulées tard', cancelledLate),
    ...nonZeroFigure('invoiced', 'Facturées', invoiced),
  ]
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Formats a counter in one line: « Prévues : 10 h · faites : 4 h · restantes : 6 h ». */
export const counterLine = (counter: HoursCounter): string =>
  counterFigures(counter)
    .map(({ name, value }, index) => `${index === 0 ? name : lowerFirst(name)} : ${value}`)
    .join(' · ')
