import type { BillableSession, SessionOrigin } from 'shared/contracts/billableSession'
import { isBillable } from 'shared/domain/billing/billProblems'
import { invalid, type Problem } from 'shared/domain/problems'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { found } from '../../../refusal.ts'
import { clientOf, hasAddress } from '../../issuing/clientOf.ts'
import { findPatient } from '../../patients/patients.sql.ts'
import { stateChanged } from '../../sessionStore/sessionState.ts'
import { billableSessionOf } from './billableSession.ts'
import { billableSessionsByIds } from './billableSessions.sql.ts'

export const addressMissing: Problem = invalid('address', "L'adresse du patient doit être saisie dans sa fiche")

const sessionProblems = ({ price, billNumber }: BillableSession): Problem[] => [
  ...(billNumber === null ? [] : [invalid('billId', `La séance est déjà sur la facture ${billNumber}`)]),
  ...(isBillable(price) ? [] : [invalid('price', "La séance n'a pas de prix")]),
]

/** Where the invoice of one session begins. Throws 404, and 409 (E145) for a request or a session without a patient. */
export async function readSessionOrigin({ tx }: MemberContext, sessionId: string): Promise<SessionOrigin> {
  await refuseUnknownIds(tx, 'session', [sessionId])
  const [row] = await billableSessionsByIds(tx, [sessionId])
  if (!row?.patient_id) throw stateChanged()
  const patient = found(await findPatient(tx, row.patient_id))
  const session = billableSessionOf(row)
  return {
    patientId: row.patient_id,
    therapistId: row.therapist_id,
    session,
    problems: [...sessionProblems(session), ...(hasAddress(clientOf(patient)) ? [] : [addressMissing])],
  }
}
