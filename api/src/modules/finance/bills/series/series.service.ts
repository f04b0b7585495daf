import type { BillSeries, NewSeriesInput } from 'shared/contracts/finance/billSeries'
import { errorCode } from 'shared/contracts/errorCodes'
import { followingNumbers } from 'shared/domain/bills/billNumber'
import { newSeriesProblems } from 'shared/domain/bills/newSeries'
import { readNumber, schemeOf } from 'shared/domain/bills/numberScheme'
import type { Day } from 'shared/domain/calendar/day'
import { v7 as uuidv7 } from 'uuid'
import { auditMember } from '../../../../audit.ts'
import { todayOf, type MemberContext } from '../../../../memberContext.ts'
import { Refusal, refuseProblems } from '../../../../refusal.ts'
import type { BillKind } from '../../../../tables/bills.ts'
import { isReservedForCreditNotes, numberRefusal, refuseFirstNumber, refuseTakenNumber } from '../issue/refuseNumber.ts'
import { expectedNumber, findSeries, lockSeries, type Series } from '../issue/series.sql.ts'
import { insertSeriesStart, listSeriesStarts } from './seriesStarts.sql.ts'

/** Kinds of documents, in the order in which the database locks their series for a closure, to avoid deadlocks. */
const kinds: readonly BillKind[] = ['CREDIT_NOTE', 'INVOICE']

/** Lists the last and the next numbers, and the series begun, of invoices, then of credit notes. */
export async function listSeries(context: MemberContext): Promise<BillSeries[]> {
  const { tx } = context
  const today = todayOf(context)
  const allSeries: BillSeries[] = []
  for (const kind of kinds.toReversed()) {
    const series = await findSeries(tx, kind)
    const number = expectedNumber(series, today)
    const first = series.upcoming ?? series.first ?? undefined
    const following = followingNumbers(number, today, first)
    allSeries.push({
      kind,
      lastNumber: series.last?.number ?? null,
      nextNumber: number,
      following: [...(following?.next ?? [])],
      later: [...(following?.later ?? [])],
      starts: await listSeriesStarts(tx, kind),
    })
  }
  return allSeries
}

const field = 'firstNumber'

/** Throws 409 (E260) for a number in the form of the other kind of documents. */
function refuseNumberOfOtherKind(number: string, { kind }: Series, other: Series, today: Day): void {
  const otherNumber = expectedNumber(other, today)
  const otherFirst = other.upcoming ?? other.first ?? { number: otherNumber, issuedOn: today }
  const scheme = schemeOf(otherFirst.number, otherFirst.issuedOn)
  if ((scheme && readNumber(scheme, number)) || (kind === 'INVOICE' && isReservedForCreditNotes(number)))
    throw numberRefusal(
      errorCode.firstNumberRefused,
      field,
      `Cette forme de numéro est celle des ${kind === 'INVOICE' ? 'avoirs' : 'factures'} : choisissez-en une autre`,
    )
}

/**
 * Begins a new series of invoices or credit notes, with a recorded reason. The next document has its first number.
 * Throws 409 if the next number has changed since the caller read it (E261), if a document already has the first number
 * (E139), or if no series can begin with it (E260).
 */
export async function beginSeries(context: MemberContext, input: NewSeriesInput): Promise<void> {
  const { tx, member, services } = context
  const { kind } = input
  refuseProblems(newSeriesProblems(input))
  const [number, reason] = [input.firstNumber.trim(), input.reason.trim()]
  // Locks both series, so that neither can begin concurrently with numbers of the other.
  const lockedSeries: Series[] = []
  for (const lockedKind of kinds) lockedSeries.push(await lockSeries(tx, member.tenantId, lockedKind))
  const series = lockedSeries.find((candidate) => candidate.kind === kind)
  const otherSeries = lockedSeries.find((candidate) => candidate.kind !== kind)
  if (!series || !otherSeries) throw new Error(`No series was locked for the kind ${kind}.`)
  const today = todayOf(context)
  if (expectedNumber(series, today) !== input.replacedNumber) throw new Refusal(409, errorCode.nextNumberChanged)
  if (number === input.replacedNumber)
    throw numberRefusal(errorCode.firstNumberRefused, field, `${number} est déjà le prochain numéro`)
  await refuseTakenNumber(tx, number, field)
  refuseNumberOfOtherKind(number, series, otherSeries, today)
  await refuseFirstNumber(tx, series, { number, today, field })
  const id = uuidv7()
  await insertSeriesStart(tx, {
    tenant_id: member.tenantId,
    id,
    kind,
    first_number: number,
    begun_on: today,
    begun_at: services.now(),
    begun_by: member.accountId,
    reason,
  })
  await auditMember(context, { act: 'beginSeries', entity: 'bill_series', entityId: id, details: { number, reason } })
}
