import { centsOf, eurosOf, type Cents } from 'shared/domain/money/cents'
import { divideAmongPayers, grossOf, largestNetWithin, type Share } from 'shared/domain/money/division'
import { vatRateOf } from 'shared/domain/vat/vatRights'
import type { Tx } from '../../../db.ts'
import { firmOf } from '../../practice/user/profileRow.ts'
import { findOwner } from '../../practice/user/user.sql.ts'
import { findParts, sumUsedLimits, limitKey, type PartRow } from './parts.sql.ts'
import { findPayers, findShares, lockPayers, type PayerRow } from './payers.sql.ts'

/** Fields of a session that its division depends on. */
export interface DividedSession {
  id: string
  day: string
  price: number
  patient_id: string | null
  division: Share[] | null
  bill_id: string | null
  part_bill_id: string | null
}

/** Whether one invoice bills the whole session, which is then not divided even if its patient gets payers later. */
export const isBilledWhole = ({ bill_id, part_bill_id }: Pick<DividedSession, 'bill_id' | 'part_bill_id'>): boolean =>
  bill_id !== null && part_bill_id === null

/**
 * Part of a session that a payer pays, or its patient (`payerId` null). It is recomputed until an invoice bills a part
 * and thereby fixes all parts.
 */
export interface PlannedPart {
  payerId: string | null
  /** Excluding VAT. */
  amount: Cents
  /** Including VAT. */
  gross: Cents
  /** VAT rate with which the limits are computed, in hundredths of a percent. */
  rate: number
  billId: string | null
  billNumber: string | null
  /** Whether an invoice has fixed the parts of the session. */
  isFixed: boolean
}

const fixedPartOf = (row: PartRow): PlannedPart => ({
  payerId: row.payer_id,
  amount: centsOf(row.amount),
  gross: centsOf(row.gross),
  rate: Math.round(row.rate * 100),
  billId: row.bill_id,
  billNumber: row.bill_number,
  isFixed: true,
})

/** Returns the calendar year whose limit a session counts toward. */
export const yearOfDay = (day: string): number => Number(day.slice(0, 4))

/** Payers of patients, with their yearly limits; each allocated part reduces the remaining limits. */
export class Payers {
  readonly payersById: ReadonlyMap<string, PayerRow>
  private readonly shares: ReadonlyMap<string, Share[]>
  private readonly usedAmounts: Map<string, Cents>
  private readonly rate: number

  constructor(
    payers: readonly PayerRow[],
    shares: ReadonlyMap<string, Share[]>,
    usedAmounts: Map<string, Cents>,
    rate: number,
  ) {
    this.payersById = new Map(payers.map((payer) => [payer.id, payer]))
    this.shares = shares
    this.usedAmounts = usedAmounts
    this.rate = rate
  }

  /** Returns these payers with their yearly limits removed, to compute the full amounts of their shares. */
  withoutLimits(): Payers {
    const rows = [...this.payersById.values()].map((payer) => ({ ...payer, yearly_ceiling: null }))
    return new Payers(rows, this.shares, new Map(), this.rate)
  }

  /** Returns the remaining limit of a payer in a year, including VAT; undefined without a limit. */
  remainingLimit(payerId: string, year: number): Cents | undefined {
    const ceiling = this.payersById.get(payerId)?.yearly_ceiling ?? null
    return ceiling === null
      ? undefined
      : Math.max(0, centsOf(ceiling) - (this.usedAmounts.get(limitKey(payerId, year)) ?? 0))
  }

  /**
   * Returns the shares of a session: its own division, otherwise the patient's; none for a session billed as a whole.
   * Excludes removed payers.
   */
  sharesOf(session: DividedSession): Share[] {
    if (isBilledWhole(session)) return []
    const shares = session.division ?? this.shares.get(session.patient_id ?? '') ?? []
    return shares.filter(({ payerId }) => payerId === null || this.payersById.get(payerId)?.removed_at === null)
  }

  /** Divides a session, and deducts its parts from the remaining limits. */
  allocate(session: DividedSession): PlannedPart[] {
    const year = yearOfDay(session.day)
    const billId = isBilledWhole(session) ? session.bill_id : null
    const parts = divideAmongPayers(centsOf(session.price), this.sharesOf(session), (payerId) => {
      const remaining = payerId === null ? undefined : this.remainingLimit(payerId, year)
      return remaining === undefined ? undefined : largestNetWithin(remaining, this.rate)
    })
    return parts.map(({ payerId, amount }) => {
      const gross = grossOf(amount, this.rate)
      const key = limitKey(payerId ?? '', year)
      this.usedAmounts.set(key, (this.usedAmounts.get(key) ?? 0) + gross)
      return { payerId, amount, gross, rate: this.rate, billId, billNumber: null, isFixed: false }
    })
  }
}

/**
 * Reads the payers of these patients with their limits. With `shouldLock`, which requires a single patient, other
 * transactions cannot fix parts until this transaction ends.
 */
export async function readPayers(tx: Tx, patientIds: readonly string[], shouldLock = false): Promise<Payers> {
  const [firstPatientId] = patientIds
  const rows = shouldLock && firstPatientId ? await lockPayers(tx, firstPatientId) : await findPayers(tx, patientIds)
  return new Payers(
    rows,
    await findShares(tx, patientIds),
    await sumUsedLimits(
      tx,
      rows.map(({ id }) => id),
    ),
    centsOf(vatRateOf(firmOf(await findOwner(tx)))),
  )
}

/**
 * Returns the parts of sessions, by session id: the fixed parts, otherwise the computed parts. Sessions are divided in
 * the given order, because each session reduces the remaining yearly limits.
 */
export async function planParts(
  tx: Tx,
  sessions: readonly DividedSession[],
  payers: Payers,
): Promise<Map<string, PlannedPart[]>> {
  const fixedParts = Map.groupBy(
    await findParts(
      tx,
      sessions.map(({ id }) => id),
    ),
    ({ session_id }) => session_id,
  )
  return new Map(
    sessions.map((session) => [session.id, fixedParts.get(session.id)?.map(fixedPartOf) ?? payers.allocate(session)]),
  )
}

/** Whether a session is divided among payers; a session that its patient pays alone is billed as a whole. */
export const isDivided = (parts: readonly PlannedPart[]): boolean =>
  parts.some(({ payerId, isFixed }) => payerId !== null || isFixed)

/** Returns the rows that store the parts of a session when an invoice bills one of them. */
export const partRows = (tenantId: string, session: DividedSession, parts: readonly PlannedPart[]) =>
  parts.map(({ payerId, amount, gross, rate }, position) => ({
    tenant_id: tenantId,
    session_id: session.id,
    position,
    payer_id: payerId,
    amount: eurosOf(amount),
    gross: eurosOf(gross),
    rate: rate / 100,
    year: yearOfDay(session.day),
    bill_id: null,
  }))
