import type { SessionInput } from '../../contracts/agenda/session.ts'

/**
 * The ids of a session's participants: the patient, or a firm's chosen employees; empty if the animal works without a
 * patient.
 */
export const patientsPresent = ({
  withAnimalOnly,
  patientId,
  selectedCorporatePatients = [],
}: Pick<SessionInput, 'withAnimalOnly' | 'patientId' | 'selectedCorporatePatients'>): string[] =>
  withAnimalOnly || patientId === null ? [] : [patientId, ...selectedCorporatePatients]
