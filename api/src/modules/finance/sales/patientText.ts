import type { Sale } from 'shared/contracts/finance/sales'

/** Who came, in the files. */
export const patientText = ({ patient, withAnimalOnly }: Sale): string =>
  withAnimalOnly ? "Travail de l'animal" : (patient?.name ?? '')
