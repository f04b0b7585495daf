import { errorCode, type ErrorCode } from 'shared/contracts/errorCodes'
import type { Day } from 'shared/domain/calendar/day'
import { shortDay } from 'shared/domain/format'
import { invalid } from 'shared/domain/problems'
import type { Tx } from '../../../../db.ts'
import { Refusal } from '../../../../refusal.ts'
import { expectedNumber, isNumberTaken, type Series } from './series.sql.ts'

const numberRefusal = (code: ErrorCode, message: string) =>
  new Refusal(409, code, { message, problems: [invalid('billNumber', message)] })

/**
 * Throws 409 for a number that is taken (E139) or is not the next one (E210). The first invoice of a practice chooses
 * the number to start with, but not a number of the credit notes' series.
 */
export async function refuseNumber(tx: Tx, series: Series, number: string, today: Day): Promise<void> {
  if (await isNumberTaken(tx, number))
    throw numberRefusal(errorCode.billNumberTaken, 'Le numéro de facture est déjà attribué')
  const expectedBillNumber = expectedNumber(series, today)
  if (series.last ? number !== expectedBillNumber : /^A\d/i.test(number))
    throw numberRefusal(
      errorCode.billNumberGap,
      `Les numéros de facture se suivent. Numéro attendu : ${expectedBillNumber}`,
    )
}

/** Throws 409 (E211) on a day before the last document of the series, if the server's clock was put back. */
export function refuseEarlierDay({ last }: Series, today: Day): void {
  if (!last || last.issuedOn <= today) return
  const message = `La dernière facture est du ${shortDay(last.issuedOn)} : aucune n'est émise à une date antérieure`
  throw new Refusal(409, errorCode.billDateGoesBack, { message })
}
