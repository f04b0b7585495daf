import type { PatientDocument } from 'shared/contracts/patients/patientFile'
import { hasPrivilege, todayOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound } from '../../../refusal.ts'
import { listDocumentsOfBills } from '../../finance/bills/patientBills.sql.ts'
import { listDocumentsOfEstimations } from '../../finance/estimations/estimations.sql.ts'
import { findPatient } from '../../patients/patients/patients.sql.ts'

/** The patient's quotes, invoices and credit notes that the member's privileges allow, newest first. */
export async function listDocuments(context: MemberContext, id: string): Promise<PatientDocument[]> {
  const { tx, member } = context
  requireFound(await findPatient(tx, id))
  const days = { timeZone: member.timeZone, today: todayOf(context) }
  return [
    ...(hasPrivilege(context, 'ESTIMATION') ? await listDocumentsOfEstimations(tx, id, days) : []),
    ...(hasPrivilege(context, 'BILL') ? await listDocumentsOfBills(tx, id, member.timeZone) : []),
  ].toSorted((a, b) => b.date.localeCompare(a.date))
}
