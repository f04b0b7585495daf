import type { StoredInput } from '../issue/storedInput.ts'
import type { BillToSend } from './billsToSend.sql.ts'

export interface Addressee {
  name: string
  email: string
}

/** Of an invoice for a payer their own address. Else the patient's own address, else the guardian's, else the referent's (ruling 67); '' where there is none. */
export function proposedAddressee(bill: BillToSend, { client: { name } }: StoredInput['content']): Addressee {
  if (bill.payer_id !== null) return { name, email: bill.payer_email ?? '' }
  if (bill.email) return { name, email: bill.email }
  const guardian = `${bill.legal_manager_firstname} ${bill.legal_manager_lastname}`.trim()
  if (bill.legal_manager_email) return { name: guardian || name, email: bill.legal_manager_email }
  return { name, email: bill.referent_email }
}
