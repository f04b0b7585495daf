import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../../../refusal.ts'

/**
 * Throws 400 (E235) with the numbers of invoices that were not issued in the application, since a book without them
 * would be incomplete.
 */
export function refuseUndatedBills(numbers: readonly string[]): void {
  const uniqueNumbers = [...new Set(numbers)]
  if (uniqueNumbers.length === 0) return
  const message =
    uniqueNumbers.length === 1
      ? `La facture ${uniqueNumbers.join()} n'a pas été émise ici : son jour d'émission et sa TVA ne sont pas connus.`
      : `Les factures ${uniqueNumbers.join(', ')} n'ont pas été émises ici : leur jour d'émission et leur TVA ne sont pas connus.`
  throw new Refusal(400, errorCode.billUndated, { message })
}
