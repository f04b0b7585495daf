import type { ListedPatient } from 'shared/contracts/patients/patient'

/** Whether the patient has a complete address, which an invoice requires. */
export const hasAddress = ({ address: { streetName, zipCode, city } }: Pick<ListedPatient, 'address'>): boolean =>
  [streetName, zipCode, city].every((part) => part.trim() !== '')
