import type { Programme } from 'shared/contracts/patients/programme'

/** The programme of this id; throws where a patient has none such any more. */
export function found(programmes: readonly Programme[], id: string): Programme {
  const programme = programmes.find((each) => each.id === id)
  if (!programme) throw new Error('This programme is no longer in the file.')
  return programme
}
