import { firstNumberProblem, followingNumbers, isBillNumber } from 'shared/domain/bills/billNumber'
import { practiceToday } from 'shared/session'
import { followingText } from './followingText.ts'

/** Describes the numbers that follow the practice's first invoice; undefined if it cannot have this number. */
export function firstNumberText(billNumber: string): string | undefined {
  const [number, today] = [billNumber.trim(), practiceToday()]
  if (!isBillNumber(number) || firstNumberProblem(number, today) !== undefined) return undefined
  const following = followingNumbers(number, today)
  return following && `Votre première facture choisit la numérotation. ${followingText(following)}`
}
