import type { SessionInput } from '../../contracts/agenda/session.ts'

/**
 * Returns the ids of the patients in a session: the person, or the firm and its selected employees. Empty for a session
 * with the animal only.
 */
export const participantIds = ({
  withAnimalOnly,
  patientId,
  selectedCorporatePatients = [],
}: Pick<SessionInput, 'withAnimalOnly' | 'patientId' | 'selectedCorporatePatients'>): string[] =>
  withAnimalOnly || patientId === null ? [] : [patientId, ...selectedCorporatePatients]
