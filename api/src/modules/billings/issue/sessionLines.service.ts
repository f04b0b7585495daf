import type { BillInput } from 'shared/contracts/billing'
import { errorCode } from 'shared/contracts/errorCodes'
import { rateOf } from 'shared/domain/billing/billLines'
import { isBillable } from 'shared/domain/billing/billProblems'
import { shortDay } from 'shared/domain/format'
import { centsOf } from 'shared/domain/money/cents'
import { invalid } from 'shared/domain/problems'
import type { Tx } from '../../../db.ts'
import type { Issuer } from '../../../pdf/billing/Issuer.ts'
import { Refusal, refuseProblems } from '../../../refusal.ts'
import { stateChanged } from '../../sessionStore/sessionState.ts'
import { billableSessionsByIds, type BillableSessionRow } from '../sessions/billableSessions.sql.ts'
import type { DrawnLine } from './DrawnLine.ts'

const field = 'simplifiedBillingContent'

const said = (row: BillableSessionRow) => `${shortDay(row.day)} à ${row.start_time}`

/** Throws 409 with E146 for sessions that are on an invoice already, meanwhile perhaps, and says on which. */
function refuseBilledSessions(rows: readonly BillableSessionRow[]): void {
  const billed = rows.filter((row) => row.bill_id !== null)
  if (billed.length === 0) return
  const problems = billed.map((row) =>
    invalid(field, `La séance du ${said(row)} est déjà sur la facture ${row.bill_number ?? ''}`.trim()),
  )
  throw new Refusal(409, errorCode.sessionBilled, { message: problems[0]?.message, problems })
}

const placeOf = (row: BillableSessionRow, { street, zipCode, city }: Issuer): string =>
  row.club_name === null ? `${street}, ${zipCode} ${city}` : [row.club_name, row.club_city].filter(Boolean).join(', ')

/**
 * The lines of simplified mode, one for each session. Throws for a session that is billed (409, E146), is another patient's
 * or is not validated (409, E145), and by field for one without a price.
 */
export async function sessionLines(
  tx: Tx,
  { patientId, simplifiedBillingContent: ids, withTaxes, taxes }: BillInput,
  issuer: Issuer,
): Promise<{ lines: DrawnLine[]; sessions: BillableSessionRow[] }> {
  const rows = await billableSessionsByIds(tx, ids)
  if (rows.length < new Set(ids).size || rows.some((row) => row.patient_id !== patientId)) throw stateChanged()
  refuseBilledSessions(rows)
  refuseProblems(
    rows
      .filter(({ price }) => !isBillable(price))
      .map((row) => invalid(field, `La séance du ${said(row)} n'a pas de prix`)),
  )
  const lines = rows.map((row) => ({
    sessionId: row.id,
    description: row.title,
    serviceDate: row.day,
    place: placeOf(row, issuer),
    priced: { quantity: 10_000, unitPrice: centsOf(row.price), rate: withTaxes ? rateOf(taxes ?? 0) : 0 },
  }))
  return { lines, sessions: rows }
}
