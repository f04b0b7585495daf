import { addresseeOf } from 'shared/domain/patients/emailAddress'
import type { StoredInput } from '../storedInput.ts'
import type { BillToSend } from './billsToSend.sql.ts'

export interface Addressee {
  name: string
  email: string
}

/**
 * Returns the recipient to propose: the payer for an invoice to a payer, otherwise the contact for messages about the
 * patient. The address is '' if none is known.
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
