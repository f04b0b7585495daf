import type { BillInput } from 'shared/contracts/finance/bills'
import { errorCode } from 'shared/contracts/errorCodes'
import { rateOf } from 'shared/domain/bills/lines/billLines'
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
import { stateChanged } from '../../../sessionStore/sessions/sessionState.ts'
import {
  listBillableSessions,
  findBillableSessions,
  type BillableSessionRow,
} from '../sessions/billableSessions.sql.ts'
import type { DrawnLine } from './DrawnLine.ts'

const field = 'simplifiedBillingContent'

const said = (row: BillableSessionRow) => `${shortDay(row.day)} à ${row.start_time}`

/** Throws 409 with E146 for sessions that are already on an invoice, and names the invoice. */
function refuseBilledSessions(
  billed: readonly BillableSessionRow[],
  partOf: (row: BillableSessionRow) => PlannedPart | undefined,
): void {
  if (billed.length === 0) return
  const problems = billed.map((row) => {
    const number = partOf(row)?.billNumber ?? row.bill_number ?? ''
    return invalid(field, `La séance du ${said(row)} est déjà sur la facture ${number}`.trim())
  })
  throw new Refusal(409, errorCode.sessionBilled, { message: problems[0]?.message, problems })
}

const placeOf = (row: BillableSessionRow, { street, zipCode, city }: Issuer): string =>
  row.club_name === null ? `${street}, ${zipCode} ${city}` : [row.club_name, row.club_city].filter(Boolean).join(', ')

/** Payer of an invoice, and the remainder of the limits of all payers of the patient. */
export interface BilledPayer {
  /** Null for the patient. */
  row: PayerRow | null
  payers: Payers
}

const isFree = (row: BillableSessionRow, parts: readonly PlannedPart[], payerId: string | null) => {
  if (!isDivided(parts)) return row.bill_id === null
  return parts.some((part) => part.payerId === payerId && part.billId === null)
}

/** Throws for sessions without a part of the payer: because their limit is reached (409, E227), or in general. */
function refuseWithoutPart(rows: readonly BillableSessionRow[], { row: payer, payers }: BilledPayer): void {
  const name = payer?.name ?? 'Le patient'
  const [capped] = rows.filter(({ day }) => payer && payers.leftOf(payer.id, yearOfDay(day)) === 0)
  if (capped) {
    const message = `Le plafond de ${name} est atteint pour ${yearOfDay(capped.day)} : la séance du ${said(capped)} n'est plus à sa charge`
    throw new Refusal(409, errorCode.ceilingReached, { message, problems: [invalid(field, message)] })
  }
  refuseProblems(rows.map((row) => invalid(field, `${name} n'a pas de part dans la séance du ${said(row)}`)))
}

/** Throws 400 if the VAT of the invoice exceeds the rate that the payer's limit was counted with. */
function refuseHigherRate(parts: readonly PlannedPart[], { row: payer }: BilledPayer, rate: number): void {
  if (!payer || payer.yearly_ceiling === null || parts.every((part) => rate <= part.rate)) return
  const counted = `${decimal((parts[0]?.rate ?? 0) / 100)} %`
  refuseProblems([invalid('taxes', `Le plafond de ${payer.name} est compté avec la TVA de votre profil : ${counted}`)])
}

function refuseOtherSum(parts: readonly { amount: Cents }[], { sessionsNet }: BillInput): void {
  if (sessionsNet === undefined || centsOf(sessionsNet) === sumOf(parts.map(({ amount }) => amount))) return
  throw new Refusal(409, errorCode.partsChanged)
}

/** On an invoice for a payer, names the patient and, if the price is divided, the full price. */
function descriptionOf(row: BillableSessionRow, amount: Cents, patient: string | null): string {
  const of = amount < centsOf(row.price) ? `part de ${money(eurosOf(amount))} sur ${money(row.price)}` : ''
  const detail = [patient && `pour ${patient}`, of].filter(Boolean).join(', ')
  return detail ? `${row.title} (${detail})` : row.title
}

export interface BilledSessions {
  lines: DrawnLine[]
  sessions: BillableSessionRow[]
  /** Part of each payer, by session. */
  parts: Map<string, PlannedPart[]>
}

/** The sessions of the list that the invoice was chosen from: a limit is used up in the order they were shown in. */
const listedIds = async (tx: Tx, { patientId, listed }: BillInput): Promise<string[]> =>
  listed ? (await findBillableSessions(tx, { patientId, ...listed })).map(({ id }) => id) : []

interface Named {
  issuer: Issuer
  payer: BilledPayer
  patient: string
}

/**
 * Reads the lines of simplified mode, one for each session: its price, or the part of the payer whom the invoice is
 * for. Throws for a session that is billed (409, E146), is another patient's or is not validated (409, E145), and by
 * field for one without a price. Parts are planned for these sessions together with the others in the list; `besides`
 * are further sessions that share the limits.
 */
export async function readSessionLines(
  tx: Tx,
  input: BillInput,
  { issuer, payer, patient }: Named,
  besides: readonly string[],
): Promise<BilledSessions> {
  const { patientId, simplifiedBillingContent: ids, withTaxes, taxes } = input
  const payerId = payer.row?.id ?? null
  const planned = await listBillableSessions(tx, [...ids, ...besides, ...(await listedIds(tx, input))])
  const rows = planned.filter(({ id }) => ids.includes(id))
  if (rows.length < new Set(ids).size || rows.some((row) => row.patient_id !== patientId)) throw stateChanged()
  refuseProblems(
    rows
      .filter(({ price }) => !isBillable(price))
      .map((row) => invalid(field, `La séance du ${said(row)} n'a pas de prix`)),
  )
  const parts = await planParts(tx, planned, payer.payers)
  const partOf = (row: BillableSessionRow) => parts.get(row.id)?.find((part) => part.payerId === payerId)
  refuseBilledSessions(
    rows.filter((row) => isBilledWhole(row) || (partOf(row) && !isFree(row, parts.get(row.id) ?? [], payerId))),
    partOf,
  )
  refuseWithoutPart(
    rows.filter((row) => !partOf(row)),
    payer,
  )
  const rate = withTaxes ? rateOf(taxes ?? 0) : 0
  const own = rows.flatMap((row) => partOf(row) ?? [])
  refuseHigherRate(own, payer, rate)
  refuseOtherSum(own, input)
  const lines = rows.map((row) => {
    const amount = partOf(row)?.amount ?? 0
    return {
      sessionId: row.id,
      description: descriptionOf(row, amount, payer.row && patient),
      serviceDate: row.day,
      place: placeOf(row, issuer),
      priced: { quantity: 10_000, unitPrice: amount, rate },
    }
  })
  return { lines, sessions: rows, parts }
}
