import type { BillableSession, SessionBillPrefill } from 'shared/contracts/finance/billableSession'
import { isBillable } from 'shared/domain/bills/billProblems'
import { monthOf } from 'shared/domain/calendar/period'
import { invalid, type Problem } from 'shared/domain/problems'
import { refuseUnknownIds } from '../../../../knownIds.sql.ts'
import type { MemberContext } from '../../../../memberContext.ts'
import { requireFound } from '../../../../refusal.ts'
import { clientOf, hasAddress } from '../../issuing/clientOf.ts'
import { findPatient } from '../../../patients/patients/patients.sql.ts'
import { planParts, readPayers } from '../../payers/planParts.service.ts'
import { stateChangedRefusal } from '../../../sessionStore/sessions/sessionState.ts'
import { billableSessionOf } from './billableSession.ts'
import { listBillableSessionsById, listBillableSessionsOfPatient } from './billableSessions.sql.ts'

export const missingAddressProblem: Problem = invalid('address', "L'adresse du patient doit être saisie dans sa fiche")

const sessionProblems = ({ price, billNumber }: BillableSession): Problem[] => [
  ...(billNumber === null ? [] : [invalid('billId', `La séance est déjà sur la facture ${billNumber}`)]),
  ...(isBillable(price) ? [] : [invalid('price', "La séance n'a pas de prix")]),
]

/**
 * Reads the initial values for the invoice of one session; its part is planned with the other sessions of its month, as
 * in the form's list. Throws 404 for an unknown session, 409 (E145) for a request or a session without a patient.
 */
export async function readSessionBillPrefill({ tx }: MemberContext, sessionId: string): Promise<SessionBillPrefill> {
  await refuseUnknownIds(tx, 'session', [sessionId])
  const [row] = await listBillableSessionsById(tx, [sessionId])
  if (!row?.patient_id) throw stateChangedRefusal()
  const patient = requireFound(await findPatient(tx, row.patient_id))
  const monthQuery = { patientId: row.patient_id, therapistId: row.therapist_id, ...monthOf(row.day) }
  const sessionsOfMonth = await listBillableSessionsOfPatient(tx, monthQuery)
  const plan = await planParts(tx, sessionsOfMonth, await readPayers(tx, [row.patient_id]))
  const parts = plan.get(row.id) ?? []
  const payerId = (parts.find(({ billId }) => billId === null) ?? parts[0])?.payerId ?? null
  const session = requireFound(billableSessionOf(row, parts, payerId))
  return {
    patientId: row.patient_id,
    payerId,
    therapistId: row.therapist_id,
    session,
    problems: [
      ...sessionProblems(session),
      ...(payerId !== null || hasAddress(clientOf(patient)) ? [] : [missingAddressProblem]),
    ],
  }
}
