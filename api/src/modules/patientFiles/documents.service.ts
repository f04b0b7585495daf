import type { PatientDocument } from 'shared/contracts/patientFile'
import { hasPrivilege, type MemberContext } from '../../memberContext.ts'
import { found } from '../../refusal.ts'
import { documentsOfBills } from '../billings/patientBills.sql.ts'
import { findPatient } from '../patients/patients.sql.ts'

/** Of each kind what the member has the privilege for; each module of finance returns its own documents. */
export async function listDocuments(context: MemberContext, id: string): Promise<PatientDocument[]> {
  const { tx, member } = context
  found(await findPatient(tx, id))
  return hasPrivilege(context, 'BILL') ? documentsOfBills(tx, id, member.timeZone) : []
}
