import { errorCode } from 'shared/contracts/errorCodes'
import type { SessionDivision, SessionDivisionInput } from 'shared/contracts/payer'
import { centsOf, eurosOf, sumOf } from 'shared/domain/money/cents'
import { divisionProblems } from 'shared/domain/money/divisionProblems'
import { auditMember } from '../../audit.ts'
import { refuseStale } from '../../etag.ts'
import type { MemberContext } from '../../memberContext.ts'
import { found, Refusal, refuseProblems } from '../../refusal.ts'
import { clientOf } from '../issuing/clientOf.ts'
import { findPatient } from '../patients/patients.sql.ts'
import type { SessionRow } from '../sessionStore/sessionRow.ts'
import { findSession, lockSession } from '../sessionStore/sessionState.sql.ts'
import { refuseBilled } from '../sessionStore/sessionState.ts'
import { planParts, readPayers, type Payers } from './planParts.service.ts'

/** What the limits keep from the payers of a session that is not billed. */
function overCeiling(payers: Payers, row: SessionRow): number {
  const paidByOthers = (from: Payers) =>
    sumOf(from.take(row).flatMap(({ payerId, amount }) => (payerId === null ? [] : amount)))
  return eurosOf(Math.max(0, paidByOthers(payers.withoutCeilings()) - paidByOthers(payers)))
}

async function shown({ tx }: MemberContext, row: SessionRow): Promise<SessionDivision> {
  const patientIds = row.patient_id === null ? [] : [row.patient_id]
  const patient = row.patient_id === null ? undefined : await findPatient(tx, row.patient_id)
  const payers = await readPayers(tx, patientIds)
  const over = row.part_bill_id === null ? overCeiling(await readPayers(tx, patientIds), row) : 0
  const parts = (await planParts(tx, [row], payers)).get(row.id) ?? []
  const isWhole = row.bill_id !== null && row.part_bill_id === null
  return {
    price: row.price,
    paidAtPlace: row.taxes_paid_by_patient,
    division: row.division,
    parts: parts.map(({ payerId, amount, billId, billNumber }) => ({
      payerId,
      name: payerId === null ? (patient ? clientOf(patient).name : '') : (payers.payers.get(payerId)?.name ?? ''),
      amount: eurosOf(amount),
      billId: isWhole ? row.bill_id : billId,
      billNumber,
    })),
    payers: [...payers.payers.values()].flatMap(({ id, name, removed_at }) =>
      removed_at === null ? { id, name } : [],
    ),
    overCeiling: over,
    version: row.version,
  }
}

export async function readDivision(context: MemberContext, sessionId: string): Promise<SessionDivision> {
  return shown(context, found(await findSession(context.tx, sessionId)))
}

/** Divides one session otherwise. Throws 404 for a payer of another patient, 409 (E146) once a part of it is billed. */
export async function changeDivision(
  context: MemberContext,
  sessionId: string,
  { division }: SessionDivisionInput,
  ifMatch?: string,
): Promise<SessionDivision> {
  const { tx } = context
  const row = found(await lockSession(tx, sessionId))
  refuseStale(ifMatch, row)
  refuseBilled(row)
  const { payers } = await readPayers(tx, row.patient_id === null ? [] : [row.patient_id])
  if (division?.some(({ payerId }) => payerId !== null && payers.get(payerId)?.removed_at !== null))
    throw new Refusal(404, errorCode.notFound)
  refuseProblems(divisionProblems(division ?? [], centsOf(row.price)))
  await tx
    .updateTable('session')
    .set(({ eb }) => ({ division: division && JSON.stringify(division), version: eb('version', '+', 1) }))
    .where('id', '=', sessionId)
    .execute()
  await auditMember(context, {
    act: 'update',
    entity: 'session',
    entityId: sessionId,
    details: { fields: ['division'] },
  })
  return shown(context, found(await findSession(tx, sessionId)))
}
