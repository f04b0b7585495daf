import { centsOf, eurosOf, type Cents } from 'shared/domain/money/cents'
import { divide, grossOf, netWithin, type Share } from 'shared/domain/money/division'
import type { Tx } from '../../../db.ts'
import { findOwner } from '../../practice/user/user.sql.ts'
import { findParts, sumUsedCeilings, ceilingKey, type PartRow } from './parts.sql.ts'
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

/** Whether one invoice bills the whole session: then it is not divided, even if its patient gets payers later. */
export const isBilledWhole = ({ bill_id, part_bill_id }: Pick<DividedSession, 'bill_id' | 'part_bill_id'>): boolean =>
  bill_id !== null && part_bill_id === null

/** Part of a session that a payer pays: fixed once an invoice bills a part of the session, before that computed. */
export interface PlannedPart {
  payerId: string | null
  amount: Cents
  gross: Cents
  /** VAT rate with which the limits are computed, in hundredths of a percent. */
  rate: number
  billId: string | null
  billNumber: string | null
  isFixed: boolean
}

const fixedPart = (row: PartRow): PlannedPart => ({
  payerId: row.payer_id,
  amount: centsOf(row.amount),
  gross: centsOf(row.gross),
  rate: Math.round(row.rate * 100),
  billId: row.bill_id,
  billNumber: row.bill_number,
  isFixed: true,
})

/** Calendar year whose limit a session counts toward. */
export const yearOfDay = (day: string): number => Number(day.slice(0, 4))

/** Payers of patients, with their yearly limits; each allocated part reduces the remaining limits. */
export class Payers {
  readonly payers: ReadonlyMap<string, PayerRow>
  private readonly shares: ReadonlyMap<string, Share[]>
  private readonly used: Map<string, Cents>
  private readonly rate: number

  constructor(
    payers: readonly PayerRow[],
    shares: ReadonlyMap<string, Share[]>,
    used: Map<string, Cents>,
    rate: number,
  ) {
    this.payers = new Map(payers.map((payer) => [payer.id, payer]))
    this.shares = shares
    this.used = used
    this.rate = rate
  }

  /** Returns these payers with their yearly limits removed, to compute the full amounts of their shares. */
  withoutCeilings(): Payers {
    const rows = [...this.payers.values()].map((payer) => ({ ...payer, yearly_ceiling: null }))
    return new Payers(rows, this.shares, new Map(), this.rate)
  }

  /** Remaining limit of a payer in a year, including VAT; undefined without a limit. */
  remainingLimit(payerId: string, year: number): Cents | undefined {
    const ceiling = this.payers.get(payerId)?.yearly_ceiling ?? null
    return ceiling === null
      ? undefined
      : Math.max(0, centsOf(ceiling) - (this.used.get(ceilingKey(payerId, year)) ?? 0))
  }

  /**
   * Shares of a session: its own division, else the patient's. Empty for a session billed as a whole; removed payers
   * are left out.
   */
  sharesOf(session: DividedSession): Share[] {
    if (isBilledWhole(session)) return []
    const shares = session.division ?? this.shares.get(session.patient_id ?? '') ?? []
    return shares.filter(({ payerId }) => payerId === null || this.payers.get(payerId)?.removed_at === null)
  }

  /** Divides a session, and deducts its parts from the remaining limits. */
  allocate(session: DividedSession): PlannedPart[] {
    const year = yearOfDay(session.day)
    const billId = isBilledWhole(session) ? session.bill_id : null
    const parts = divide(centsOf(session.price), this.sharesOf(session), (payerId) => {
      const left = payerId === null ? undefined : this.remainingLimit(payerId, year)
      return left === undefined ? undefined : netWithin(left, this.rate)
    })
    return parts.map(({ payerId, amount }) => {
      const gross = grossOf(amount, this.rate)
      const key = ceilingKey(payerId ?? '', year)
      this.used.set(key, (this.used.get(key) ?? 0) + gross)
      return { payerId, amount, gross, rate: this.rate, billId, billNumber: null, isFixed: false }
    })
  }
}

/**
 * Reads the payers of these patients with their limits. If locked, other transactions cannot fix parts until this one
 * ends.
 */
export async function readPayers(tx: Tx, patientIds: readonly string[], isLocked = false): Promise<Payers> {
  const [firstPatientId] = patientIds
  const rows = isLocked && firstPatientId ? await lockPayers(tx, firstPatientId) : await findPayers(tx, patientIds)
  const { taxes, taxes_amount: taxesAmount } = await findOwner(tx)
  return new Payers(
    rows,
    await findShares(tx, patientIds),
    await sumUsedCeilings(
      tx,
      rows.map(({ id }) => id),
    ),
    taxes ? centsOf(taxesAmount) : 0,
  )
}

/**
 * Returns the parts of sessions, by session id: the fixed parts, or else the computed ones. Sessions are divided in the
 * given order, because each reduces the remaining yearly limits.
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
    sessions.map((session) => [session.id, fixedParts.get(session.id)?.map(fixedPart) ?? payers.allocate(session)]),
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
