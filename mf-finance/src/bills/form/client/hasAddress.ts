import type { ListedPatient } from 'shared/contracts/patients/patient'

/** Whether an invoice can be addressed to the patient. */
export const hasAddress = ({ address: { streetName, zipCode, city } }: Pick<ListedPatient, 'address'>): boolean =>
  [streetName, zipCode, city].every((part) => part.trim() !== '')
