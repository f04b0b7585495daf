import type { Programme } from 'shared/contracts/patients/programme'

/** Returns the programme with this id; throws if the patient no longer has it. */
export function findRequiredProgramme(programmes: readonly Programme[], id: string): Programme {
  const programme = programmes.find((candidate) => candidate.id === id)
  if (!programme) throw new Error('This programme is no longer in the file.')
  return programme
}
