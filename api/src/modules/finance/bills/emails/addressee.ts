import { addresseeOf } from 'shared/domain/patients/emailAddress'
import type { StoredInput } from '../storedInput.ts'
import type { BillToSend } from './billsToSend.sql.ts'

export interface Addressee {
  name: string
  email: string
}

/**
 * Address for the e-mail: the payer's for an invoice of a payer, else the one for messages about the patient; '' if
 * there is none.
 */
export function proposedAddressee(bill: BillToSend, { client: { name } }: StoredInput['content']): Addressee {
  if (bill.payer_id !== null) return { name, email: bill.payer_email ?? '' }
  return addresseeOf({
    name,
    guardianName: `${bill.legal_manager_firstname} ${bill.legal_manager_lastname}`.trim(),
    email: bill.email,
    legalManagerEmail: bill.legal_manager_email,
    referentEmail: bill.referent_email,
  })
}
