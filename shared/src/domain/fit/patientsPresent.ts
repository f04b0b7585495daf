import type { SessionInput } from '../../contracts/agenda/session.ts'

/** The ids of who comes to a session: the patient, and of a firm its chosen employees; nobody where the animal works alone. */
export const patientsPresent = ({
  withAnimalOnly,
  patientId,
  selectedCorporatePatients = [],
}: Pick<SessionInput, 'withAnimalOnly' | 'patientId' | 'selectedCorporatePatients'>): string[] =>
  withAnimalOnly || patientId === null ? [] : [patientId, ...selectedCorporatePatients]
