import type { SessionInput } from 'shared/contracts/agenda/session'
import { withDefaults } from 'shared/domain/evaluation/evaluation'
import { changedColumns } from '../../../../audit.ts'
import type { FieldCipher } from '../../../../encryption/encryption.ts'
import { commentsField, evaluationOf, type SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'

/**
 * Names of the fields that an edit changes, for the audit log. Compares comments and evaluation decrypted, because
 * encrypting the same text twice yields different bytes.
 */
export function changedFields(row: SessionRow, columns: object, input: SessionInput, cipher: FieldCipher): string[] {
  const commentsChange = cipher.decrypt(row.comments, commentsField(row.id)) !== input.comments
  const evaluationChanges =
    input.evaluation && JSON.stringify(evaluationOf(row, cipher)) !== JSON.stringify(withDefaults(input.evaluation))
  return [
    ...changedColumns(row, columns),
    ...(commentsChange ? ['comments'] : []),
    ...(evaluationChanges ? ['evaluation'] : []),
  ]
}
