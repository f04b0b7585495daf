import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../../../refusal.ts'

/**
 * Throws 400 with E235, with their numbers, if invoices were not issued here: a book without them would be incomplete.
 */
export function refuseUndated(numbers: readonly string[]): void {
  const named = [...new Set(numbers)]
  if (named.length === 0) return
  const message =
    named.length === 1
      ? `La facture ${named.join()} n'a pas été émise ici : son jour d'émission et sa TVA ne sont pas connus.`
      : `Les factures ${named.join(', ')} n'ont pas été émises ici : leur jour d'émission et leur TVA ne sont pas connus.`
  throw new Refusal(400, errorCode.billUndated, { message })
}
