import type { Problem } from '../problems.ts'
import { invalid, required } from '../problems.ts'

/** A year: nobody has to know earlier. */
const maxDelayHours = 8760

/** What keeps the delay of cancellations, in hours, from being saved. */
export function cancellationProblems({ cancellationBefore }: { cancellationBefore: number | null }): Problem[] {
  if (cancellationBefore === null) return [required('cancellationBefore', 'Obligatoire')]
  const isGood = Number.isInteger(cancellationBefore) && cancellationBefore >= 0 && cancellationBefore <= maxDelayHours
  return isGood ? [] : [invalid('cancellationBefore', `Un nombre d'heures de 0 à ${maxDelayHours}`)]
}
