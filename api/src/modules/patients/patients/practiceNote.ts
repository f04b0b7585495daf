import type { Patient, PatientInput } from 'shared/contracts/patients/patient'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import { patientOf, type PatientRow } from './patientRow.ts'

const noteField = (id: string) => ({ table: 'patient', column: 'practice_note_sealed', id })

/** Column of the practice's encrypted note. */
export type NoteColumn = Pick<PatientRow, 'practice_note_sealed'>

/**
 * Encrypts the practice's note of a patient; no column if the input has no note, so that the stored one remains. The
 * same note has the same bytes, so that saving it again changes no version.
 */
export const noteColumns = (
  cipher: FieldCipher,
  id: string,
  { practiceNote }: Pick<PatientInput, 'practiceNote'>,
): Partial<NoteColumn> =>
  practiceNote === undefined
    ? {}
    : {
        practice_note_sealed:
          practiceNote.trim() === '' ? null : cipher.encryptDeterministically(practiceNote.trim(), noteField(id)),
      }

/** Decrypts the practice's note of a row; '' without a note. */
export const noteOf = (cipher: FieldCipher, row: Pick<PatientRow, 'id' | 'practice_note_sealed'>): string =>
  cipher.decrypt(row.practice_note_sealed, noteField(row.id))

/** Maps a row to a patient with the practice's note. */
export const patientWithNoteOf = (cipher: FieldCipher, row: PatientRow): Patient => ({
  ...patientOf(row),
  practiceNote: noteOf(cipher, row),
})
