import { emailAddressOf } from 'shared/domain/patients/emailAddress'
import type { Tx } from '../../../db.ts'

/** Finds the e-mail address for messages about the patient; '' if there is none. */
export async function findProposedEmail(tx: Tx, patientId: string | null): Promise<string> {
  if (patientId === null) return ''
  const patient = await tx
    .selectFrom('patient')
    .select(['email', 'legal_manager_email as legalManagerEmail', 'referent_email as referentEmail'])
    .where('id', '=', patientId)
    .executeTakeFirst()
  return patient ? emailAddressOf(patient).email : ''
}
