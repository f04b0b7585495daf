import { errorCode, type ErrorCode } from 'shared/contracts/errorCodes'
import { firstNumberProblem } from 'shared/domain/bills/billNumber'
import { usedNumberProblem } from 'shared/domain/bills/newSeries'
import type { Day } from 'shared/domain/calendar/day'
import { shortDay } from 'shared/domain/format'
import { invalid } from 'shared/domain/problems'
import type { Tx } from '../../../../db.ts'
import { Refusal } from '../../../../refusal.ts'
import { expectedNumber, isFirstOfAll, isNumberTaken, listUsedNumbers, type Series } from './series.sql.ts'

export const numberRefusal = (code: ErrorCode, field: string, message: string): Refusal =>
  new Refusal(409, code, { message, problems: [invalid(field, message)] })

export const isReservedForCreditNotes = (number: string): boolean => /^A\d/i.test(number)

/** Throws 409 (E139) if a document already has the number. */
export async function refuseTakenNumber(tx: Tx, number: string, field: string): Promise<void> {
  if (await isNumberTaken(tx, number))
    throw numberRefusal(errorCode.billNumberTaken, field, 'Le numéro de facture est déjà attribué')
}

interface FirstNumber {
  number: string
  today: Day
  field: string
}

/** Throws 409 (E260) for a number with which no series can begin (ruling 141). */
export async function refuseFirstNumber(
  tx: Tx,
  { kind }: Series,
  { number, today, field }: FirstNumber,
): Promise<void> {
  const message = firstNumberProblem(number, today) ?? usedNumberProblem(number, today, await listUsedNumbers(tx, kind))
  if (message !== undefined) throw numberRefusal(errorCode.firstNumberRefused, field, message)
}

/**
 * Throws 409 for a number that a document already has (E139) or that is not the next number (E210). The first invoice
 * of a practice can have any number, except one of the credit notes' series (E210) or one without a counter (E260).
 */
export async function refuseNumber(tx: Tx, series: Series, number: string, today: Day): Promise<void> {
  const field = 'billNumber'
  await refuseTakenNumber(tx, number, field)
  const isFirst = isFirstOfAll(series)
  const expectedBillNumber = expectedNumber(series, today)
  if (isFirst ? isReservedForCreditNotes(number) : number !== expectedBillNumber)
    throw numberRefusal(
      errorCode.billNumberGap,
      field,
      `Les numéros de facture se suivent. Numéro attendu : ${expectedBillNumber}`,
    )
  if (isFirst) await refuseFirstNumber(tx, series, { number, today, field })
}

/** Throws 409 (E211) on a day before the last document of the series, if the server's clock was put back. */
export function refuseEarlierDay({ last }: Series, today: Day): void {
  if (!last || last.issuedOn <= today) return
  const message = `La dernière facture est du ${shortDay(last.issuedOn)} : aucune n'est émise à une date antérieure`
  throw new Refusal(409, errorCode.billDateGoesBack, { message })
}
