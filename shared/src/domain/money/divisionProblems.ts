import { invalid, type Problem } from '../problems.ts'
import { centsOf, proportion, sumOf, type Cents } from './cents.ts'
import type { Share } from './division.ts'

const sumOfValues = (shares: readonly Share[], kind: Share['kind']) =>
  sumOf(shares.filter((share) => share.kind === kind).map(({ value }) => centsOf(value)))

/** Returns the problems of a share that do not depend on other shares. 10,000 is 100 %, in hundredths of a percent. */
function shareProblems({ kind, value }: Share, field: string): Problem[] {
  if (kind === 'AMOUNT' && centsOf(value) <= 0) return [invalid(field, 'Le montant est à saisir')]
  if (kind === 'PERCENT' && centsOf(value) <= 0) return [invalid(field, 'Le pourcentage est à saisir')]
  if (kind === 'PERCENT' && centsOf(value) > 10_000) return [invalid(field, '100 % au plus')]
  return []
}

/**
 * Returns the problems of a division: percentages that sum to more than 100 %, two payers of the rest, two shares of a
 * payer, or shares that exceed `price`, unless it is undefined. The field of a single share's problem contains the
 * index of the share: `division.0.value`.
 */
export function divisionProblems(shares: readonly Share[], price?: Cents): Problem[] {
  const field = 'division'
  const percent = sumOfValues(shares, 'PERCENT')
  const problemsOfShares = shares.flatMap((share, index) => shareProblems(share, `${field}.${index}.value`))
  if (problemsOfShares.length > 0) return problemsOfShares
  if (percent > 10_000) return [invalid(field, 'Les parts dépassent 100 %')]
  if (shares.filter(({ kind }) => kind === 'REST').length > 1)
    return [invalid(field, 'Une seule personne ou un seul organisme paie le reste')]
  if (new Set(shares.map(({ payerId }) => payerId)).size < shares.length)
    return [invalid(field, 'Chacun ne paie qu’une part')]
  const assignedTotal = sumOfValues(shares, 'AMOUNT') + (price === undefined ? 0 : proportion(price, percent, 10_000))
  if (price !== undefined && assignedTotal > price) return [invalid(field, 'Les parts dépassent le prix de la séance')]
  return []
}
