import type { PatientDocument } from 'shared/contracts/patients/patientFile'
import { hasPrivilege, todayOf, type MemberContext } from '../../../memberContext.ts'
import { found } from '../../../refusal.ts'
import { documentsOfBills } from '../../finance/bills/patientBills.sql.ts'
import { documentsOfEstimations } from '../../finance/estimations/estimations.sql.ts'
import { findPatient } from '../../patients/patients/patients.sql.ts'

/** The documents that the member has the privilege for; each module of finance returns its own. */
export async function listDocuments(context: MemberContext, id: string): Promise<PatientDocument[]> {
  const { tx, member } = context
  found(await findPatient(tx, id))
  const days = { timeZone: member.timeZone, today: todayOf(context) }
  return [
    ...(hasPrivilege(context, 'ESTIMATION') ? await documentsOfEstimations(tx, id, days) : []),
    ...(hasPrivilege(context, 'BILL') ? await documentsOfBills(tx, id, member.timeZone) : []),
  ].toSorted((one, other) => other.date.localeCompare(one.date))
}
