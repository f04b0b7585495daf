import type { SessionDivision } from 'shared/contracts/finance/payer'
import { eurosOf, sumOf } from 'shared/domain/money/cents'
import type { MemberContext } from '../../../memberContext.ts'
import { requireFound } from '../../../refusal.ts'
import { clientOf } from '../issuing/clientOf.ts'
import { findPatient } from '../../patients/patients/patients.sql.ts'
import type { SessionRow } from '../../sessionStore/sessions/sessionRow.ts'
import { findSession } from '../../sessionStore/sessions/sessionState.sql.ts'
import { findBillNumber } from './parts.sql.ts'
import { isBilledWhole, planParts, readPayers, type Payers } from './planParts.service.ts'

/** Computes by how much the yearly limits reduce the payers' parts of an unbilled session, in euros without VAT. */
function amountAboveLimits(payers: Payers, row: SessionRow): number {
  const sumOfPayers = (payersToSum: Payers) =>
    sumOf(payersToSum.allocate(row).flatMap(({ payerId, amount }) => (payerId === null ? [] : amount)))
  return eurosOf(Math.max(0, sumOfPayers(payers.withoutLimits()) - sumOfPayers(payers)))
}

/** Reads how a session is divided among its payers. */
export async function readSessionDivision({ tx }: MemberContext, row: SessionRow): Promise<SessionDivision> {
  const patientIds = row.patient_id === null ? [] : [row.patient_id]
  const patient = row.patient_id === null ? undefined : await findPatient(tx, row.patient_id)
  const payers = await readPayers(tx, patientIds)
  // Reads the payers again, because `allocate` reduces the remaining limits of its object.
  const excessAmount = row.part_bill_id === null ? amountAboveLimits(await readPayers(tx, patientIds), row) : 0
  const parts = (await planParts(tx, [row], payers)).get(row.id) ?? []
  const wholeBillNumber = isBilledWhole(row) ? await findBillNumber(tx, row.bill_id) : null
  return {
    price: row.price,
    paidAtPlace: row.taxes_paid_by_patient,
    division: row.division,
    parts: parts.map(({ payerId, amount, billId, billNumber }) => ({
      payerId,
      name: payerId === null ? (patient ? clientOf(patient).name : '') : (payers.payersById.get(payerId)?.name ?? ''),
      amount: eurosOf(amount),
      billId,
      billNumber: billNumber ?? wholeBillNumber,
    })),
    payers: [...payers.payersById.values()].flatMap(({ id, name, removed_at }) =>
      removed_at === null ? { id, name } : [],
    ),
    overCeiling: excessAmount,
    version: row.version,
  }
}

export async function readDivision(context: MemberContext, sessionId: string): Promise<SessionDivision> {
  return readSessionDivision(context, requireFound(await findSession(context.tx, sessionId)))
}
