import { invalid, type Problem } from '../problems.ts'
import { centsOf, proportion, sumOf, type Cents } from './cents.ts'
import type { Share } from './division.ts'

const sumOfValues = (shares: readonly Share[], kind: Share['kind']) =>
  sumOf(shares.filter((share) => share.kind === kind).map(({ value }) => centsOf(value)))

/** The problems of a single share, independent of the others. */
function shareProblems({ kind, value }: Share, field: string): Problem[] {
  if (kind === 'AMOUNT' && centsOf(value) <= 0) return [invalid(field, 'Le montant est à saisir')]
  if (kind === 'PERCENT' && centsOf(value) <= 0) return [invalid(field, 'Le pourcentage est à saisir')]
  if (kind === 'PERCENT' && centsOf(value) > 10_000) return [invalid(field, '100 % au plus')]
  return []
}

/**
 * The problems of a division: over 100 %, two payers of the rest, a payer twice, and for one session (`price`) more
 * than its price. A share's problem has the field of its `value`, `division.0.value`.
 */
export function divisionProblems(shares: readonly Share[], price?: Cents): Problem[] {
  const field = 'division'
  const percent = sumOfValues(shares, 'PERCENT')
  const own = shares.flatMap((share, index) => shareProblems(share, `${field}.${index}.value`))
  if (own.length > 0) return own
  if (percent > 10_000) return [invalid(field, 'Les parts dépassent 100 %')]
  if (shares.filter(({ kind }) => kind === 'REST').length > 1)
    return [invalid(field, 'Une seule personne ou un seul organisme paie le reste')]
  if (new Set(shares.map(({ payerId }) => payerId)).size < shares.length)
    return [invalid(field, 'Chacun ne paie qu’une part')]
  const wanted = sumOfValues(shares, 'AMOUNT') + (price === undefined ? 0 : proportion(price, percent, 10_000))
  if (price !== undefined && wanted > price) return [invalid(field, 'Les parts dépassent le prix de la séance')]
  return []
}
