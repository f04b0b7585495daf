import type { ListedPatient } from 'shared/contracts/patients/patient'
import { isCompleteAddress } from 'shared/domain/contact/address'

/** Whether the patient has a complete address, which an invoice requires. */
export const hasAddress = ({ address }: Pick<ListedPatient, 'address'>): boolean => isCompleteAddress(address)
