import type { BillInput } from 'shared/contracts/finance/bills'
import { errorCode } from 'shared/contracts/errorCodes'
import { toHundredthsOfPercent } from 'shared/domain/bills/lines/billLines'
import { isBillable } from 'shared/domain/bills/billProblems'
import { decimal, money, shortDay } from 'shared/domain/format'
import { centsOf, eurosOf, sumOf, type Cents } from 'shared/domain/money/cents'
import { invalid } from 'shared/domain/problems'
import type { Tx } from '../../../../db.ts'
import type { Issuer } from '../../../../pdf/bills/Issuer.ts'
import { Refusal, refuseProblems } from '../../../../refusal.ts'
import {
  isBilledWhole,
  isDivided,
  planParts,
  yearOfDay,
  type Payers,
  type PlannedPart,
} from '../../payers/planParts.service.ts'
import type { PayerRow } from '../../payers/payers.sql.ts'
import { stateChangedRefusal } from '../../../sessionStore/sessions/sessionState.ts'
import {
  listBillableSessionsById,
  listBillableSessionsOfPatient,
  type BillableSessionRow,
} from '../sessions/billableSessions.sql.ts'
import type { SessionBillLine } from './SessionBillLine.ts'

const sessionsField = 'simplifiedBillingContent'

const dayAndTime = (row: BillableSessionRow) => `${shortDay(row.day)} à ${row.start_time}`

/** Throws 409 (E146) for sessions that are already on an invoice, with the invoice's number. */
function refuseBilledSessions(
  billedSessions: readonly BillableSessionRow[],
  partOf: (row: BillableSessionRow) => PlannedPart | undefined,
): void {
  if (billedSessions.length === 0) return
  const problems = billedSessions.map((row) => {
    const number = partOf(row)?.billNumber ?? row.bill_number ?? ''
    return invalid(sessionsField, `La séance du ${dayAndTime(row)} est déjà sur la facture ${number}`.trim())
  })
  throw new Refusal(409, errorCode.sessionBilled, { message: problems[0]?.message, problems })
}

const placeOf = (row: BillableSessionRow, { street, zipCode, city }: Issuer): string =>
  row.club_name === null ? `${street}, ${zipCode} ${city}` : [row.club_name, row.club_city].filter(Boolean).join(', ')

/** Payer of an invoice, with all payers of the patient and the remaining amounts of their limits. */
export interface BilledPayer {
  /** Null if the patient pays. */
  row: PayerRow | null
  payers: Payers
}

const isUnbilled = (row: BillableSessionRow, parts: readonly PlannedPart[], payerId: string | null) => {
  if (!isDivided(parts)) return row.bill_id === null
  return parts.some((part) => part.payerId === payerId && part.billId === null)
}

/** Throws for sessions of which the payer has no part: 409 (E227) if the payer's limit is reached, else 400. */
function refuseSessionsWithoutPart(rows: readonly BillableSessionRow[], { row: payer, payers }: BilledPayer): void {
  const name = payer?.name ?? 'Le patient'
  const [cappedSession] = rows.filter(({ day }) => payer && payers.remainingLimit(payer.id, yearOfDay(day)) === 0)
  if (cappedSession) {
    const message = `Le plafond de ${name} est atteint pour ${yearOfDay(cappedSession.day)} : la séance du ${dayAndTime(cappedSession)} n'est plus à sa charge`
    throw new Refusal(409, errorCode.ceilingReached, { message, problems: [invalid(sessionsField, message)] })
  }
  refuseProblems(
    rows.map((row) => invalid(sessionsField, `${name} n'a pas de part dans la séance du ${dayAndTime(row)}`)),
  )
}

/** Throws 400 if the VAT rate of the invoice exceeds the rate that the payer's limit was computed with. */
function refuseHigherRate(parts: readonly PlannedPart[], { row: payer }: BilledPayer, rate: number): void {
  if (!payer || payer.yearly_ceiling === null || parts.every((part) => rate <= part.rate)) return
  const countedRate = `${decimal((parts[0]?.rate ?? 0) / 100)} %`
  refuseProblems([
    invalid('taxes', `Le plafond de ${payer.name} est compté avec la TVA de votre profil : ${countedRate}`),
  ])
}

/** Throws 409 (E228) if the payer's parts no longer add up to the sum that the form showed. */
function refuseChangedSum(parts: readonly { amount: Cents }[], { sessionsNet }: BillInput): void {
  if (sessionsNet === undefined || centsOf(sessionsNet) === sumOf(parts.map(({ amount }) => amount))) return
  throw new Refusal(409, errorCode.partsChanged)
}

/**
 * Describes a line. For a payer, it names the patient; for a part of a session, the amount of the part and the full
 * price.
 */
function descriptionOf(row: BillableSessionRow, amount: Cents, patient: string | null): string {
  const partText = amount < centsOf(row.price) ? `part de ${money(eurosOf(amount))} sur ${money(row.price)}` : ''
  const detail = [patient && `pour ${patient}`, partText].filter(Boolean).join(', ')
  return detail ? `${row.title} (${detail})` : row.title
}

export interface BilledSessions {
  lines: SessionBillLine[]
  sessions: BillableSessionRow[]
  /** Parts of each payer, by session id. */
  parts: Map<string, PlannedPart[]>
}

/** Lists the sessions that the form showed, since a limit is used up in the order of this list. */
const listShownSessionIds = async (tx: Tx, { patientId, listed }: BillInput): Promise<string[]> =>
  listed ? (await listBillableSessionsOfPatient(tx, { patientId, ...listed })).map(({ id }) => id) : []

interface BillParties {
  issuer: Issuer
  payer: BilledPayer
  patient: string
}

/**
 * Reads the lines of simplified mode, one for each session: its price, or the payer's part. Throws for a session that
 * is billed (409, E146), of another patient or not validated (409, E145), and 400 for a session without a price. The
 * parts are planned together with the other sessions of the form's list and with `otherSessionIds`, which share the
 * limits.
 */
export async function readSessionLines(
  tx: Tx,
  input: BillInput,
  { issuer, payer, patient }: BillParties,
  otherSessionIds: readonly string[],
): Promise<BilledSessions> {
  const { patientId, simplifiedBillingContent: ids, withTaxes, taxes } = input
  const payerId = payer.row?.id ?? null
  const plannedSessions = await listBillableSessionsById(tx, [
    ...ids,
    ...otherSessionIds,
    ...(await listShownSessionIds(tx, input)),
  ])
  const rows = plannedSessions.filter(({ id }) => ids.includes(id))
  if (rows.length < new Set(ids).size || rows.some((row) => row.patient_id !== patientId)) throw stateChangedRefusal()
  refuseProblems(
    rows
      .filter(({ price }) => !isBillable(price))
      .map((row) => invalid(sessionsField, `La séance du ${dayAndTime(row)} n'a pas de prix`)),
  )
  const parts = await planParts(tx, plannedSessions, payer.payers)
  const partOf = (row: BillableSessionRow) => parts.get(row.id)?.find((part) => part.payerId === payerId)
  refuseBilledSessions(
    rows.filter((row) => isBilledWhole(row) || (partOf(row) && !isUnbilled(row, parts.get(row.id) ?? [], payerId))),
    partOf,
  )
  refuseSessionsWithoutPart(
    rows.filter((row) => !partOf(row)),
    payer,
  )
  const rate = withTaxes ? toHundredthsOfPercent(taxes ?? 0) : 0
  const payerParts = rows.flatMap((row) => partOf(row) ?? [])
  refuseHigherRate(payerParts, payer, rate)
  refuseChangedSum(payerParts, input)
  const lines = rows.map((row) => {
    const amount = partOf(row)?.amount ?? 0
    return {
      sessionId: row.id,
      description: descriptionOf(row, amount, payer.row && patient),
      serviceDate: row.day,
      place: placeOf(row, issuer),
      // One session, in ten-thousandths.
      priced: { quantity: 10_000, unitPrice: amount, rate },
    }
  })
  return { lines, sessions: rows, parts }
}
