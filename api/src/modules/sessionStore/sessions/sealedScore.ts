import type { Seal } from '../../../sealing/sealing.ts'

export interface ScoreColumns {
  /** Filled by a replica of the former version, until it is sealed. */
  wellbeing: number | null
  wellbeing_sealed: Buffer | null
}

/** The field a seal is tied to: a correction of the register holds the same bytes as the session's animal did. */
const scoreField = (sessionId: string, animalId: string) => ({
  table: 'session_animal',
  column: 'wellbeing',
  id: `${sessionId}/${animalId}`,
})

/** The score of an animal in a session, 4 to 1; one that stands in clear is newer than the sealed one. */
export function scoreOf(
  { wellbeing, wellbeing_sealed }: ScoreColumns,
  { sessionId, animalId }: { sessionId: string; animalId: string },
  seal: Seal,
): number | null {
  if (wellbeing !== null) return wellbeing
  return wellbeing_sealed && Number(seal.open(wellbeing_sealed, scoreField(sessionId, animalId)))
}

/** The same score gives the same bytes: the triggers of the register see whether it changed. */
export const sealedScore = (
  score: number | null,
  { sessionId, animalId }: { sessionId: string; animalId: string },
  seal: Seal,
): ScoreColumns => ({
  wellbeing: null,
  wellbeing_sealed: score === null ? null : seal.closeRepeatably(String(score), scoreField(sessionId, animalId)),
})
