import type { FieldCipher } from '../../../encryption/encryption.ts'

export interface ScoreColumns {
  /** Clear text, which instances of the previous release write during an upgrade; a job encrypts it later. */
  wellbeing: number | null
  wellbeing_sealed: Buffer | null
}

/**
 * Identifies the field to which the ciphertext is bound. Corrections in the register use the same field, because they
 * copy the bytes from `session_animal`.
 */
const scoreField = (sessionId: string, animalId: string) => ({
  table: 'session_animal',
  column: 'wellbeing',
  id: `${sessionId}/${animalId}`,
})

/**
 * Returns the wellbeing score of an animal in a session, from 4 (best) to 1; null if it was not evaluated. A score in
 * clear text is newer than the encrypted score.
 */
export function scoreOf(
  { wellbeing, wellbeing_sealed }: ScoreColumns,
  { sessionId, animalId }: { sessionId: string; animalId: string },
  cipher: FieldCipher,
): number | null {
  if (wellbeing !== null) return wellbeing
  return wellbeing_sealed && Number(cipher.decrypt(wellbeing_sealed, scoreField(sessionId, animalId)))
}

/** Encrypts deterministically, because triggers of the register compare the bytes to detect a changed score. */
export const encryptedScoreColumn = (
  score: number | null,
  { sessionId, animalId }: { sessionId: string; animalId: string },
  cipher: FieldCipher,
): ScoreColumns => ({
  wellbeing: null,
  wellbeing_sealed:
    score === null ? null : cipher.encryptDeterministically(String(score), scoreField(sessionId, animalId)),
})
