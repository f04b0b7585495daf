import { centsOf, eurosOf, type Cents } from 'shared/domain/money/cents'
import { divide, grossOf, netWithin, type Share } from 'shared/domain/money/division'
import type { Tx } from '../../../db.ts'
import { findOwner } from '../../practice/user/user.sql.ts'
import { findParts, sumUsedCeilings, yearOf, type PartRow } from './parts.sql.ts'
import { findPayers, findShares, lockPayers, type PayerRow } from './payers.sql.ts'

/** Session with a divided price. */
export interface DividedSession {
  id: string
  day: string
  price: number
  patient_id: string | null
  division: Share[] | null
  bill_id: string | null
  part_bill_id: string | null
}

/** Whether one invoice has the whole session: it is no longer divided, even if its patient's payers change. */
export const isBilledWhole = ({ bill_id, part_bill_id }: Pick<DividedSession, 'bill_id' | 'part_bill_id'>): boolean =>
  bill_id !== null && part_bill_id === null

/** Part of a session that a payer pays: fixed by an invoice of one of its parts, or as currently planned. */
export interface PlannedPart {
  payerId: string | null
  amount: Cents
  gross: Cents
  /** The VAT that the limits count with, in hundredths of a percent. */
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

/** The calendar year a session counts for. */
export const yearOfDay = (day: string): number => Number(day.slice(0, 4))

/** Payers of some patients, with the remainder of their limits as parts are taken. */
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

  /** Copy of the payers without limits, for the full amounts of their shares. */
  withoutCeilings(): Payers {
    const rows = [...this.payers.values()].map((payer) => ({ ...payer, yearly_ceiling: null }))
    return new Payers(rows, this.shares, new Map(), this.rate)
  }

  /** Remainder of a payer's limit in a year, including VAT; undefined without a limit. */
  leftOf(payerId: string, year: number): Cents | undefined {
    const ceiling = this.payers.get(payerId)?.yearly_ceiling ?? null
    return ceiling === null ? undefined : Math.max(0, centsOf(ceiling) - (this.used.get(yearOf(payerId, year)) ?? 0))
  }

  /**
   * Shares of a session: its own, else its patient's; none for removed payers, and none once it is billed as a whole.
   */
  sharesOf(session: DividedSession): Share[] {
    if (isBilledWhole(session)) return []
    const shares = session.division ?? this.shares.get(session.patient_id ?? '') ?? []
    return shares.filter(({ payerId }) => payerId === null || this.payers.get(payerId)?.removed_at === null)
  }

  /** Divides a session, and deducts its parts from the limits. */
  take(session: DividedSession): PlannedPart[] {
    const year = yearOfDay(session.day)
    const billId = isBilledWhole(session) ? session.bill_id : null
    const parts = divide(centsOf(session.price), this.sharesOf(session), (payerId) => {
      const left = payerId === null ? undefined : this.leftOf(payerId, year)
      return left === undefined ? undefined : netWithin(left, this.rate)
    })
    return parts.map(({ payerId, amount }) => {
      const gross = grossOf(amount, this.rate)
      const key = yearOf(payerId ?? '', year)
      this.used.set(key, (this.used.get(key) ?? 0) + gross)
      return { payerId, amount, gross, rate: this.rate, billId, billNumber: null, isFixed: false }
    })
  }
}

/**
 * Reads the payers of these patients with their limits; if locked, their parts cannot be fixed elsewhere until the
 * transaction ends.
 */
export async function readPayers(tx: Tx, patientIds: readonly string[], isLocked = false): Promise<Payers> {
  const [first] = patientIds
  const rows = isLocked && first ? await lockPayers(tx, first) : await findPayers(tx, patientIds)
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
 * Plans the parts of these sessions, by session: fixed parts stay, the other sessions are divided in the given order.
 */
export async function planParts(
  tx: Tx,
  sessions: readonly DividedSession[],
  payers: Payers,
): Promise<Map<string, PlannedPart[]>> {
  const fixed = Map.groupBy(
    await findParts(
      tx,
      sessions.map(({ id }) => id),
    ),
    ({ session_id }) => session_id,
  )
  return new Map(sessions.map((session) => [session.id, fixed.get(session.id)?.map(fixedPart) ?? payers.take(session)]))
}

/** Whether a session is divided: one that its patient pays alone is billed as a whole. */
export const isDivided = (parts: readonly PlannedPart[]): boolean =>
  parts.some(({ payerId, isFixed }) => payerId !== null || isFixed)

/** The rows of parts that an invoice fixes. */
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
