import { eurosOf, type Cents } from 'shared/domain/money/cents'

/** « -60,00 », as spreadsheets read it. */
export const amount = (cents: Cents): string => eurosOf(cents).toFixed(2).replace('.', ',')
