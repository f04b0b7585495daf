import type { Sale } from 'shared/contracts/finance/sales'

/** Returns the text for the patient of a sale in exported files. */
export const patientText = ({ patient, withAnimalOnly }: Sale): string =>
  withAnimalOnly ? "Travail de l'animal" : (patient?.name ?? '')
