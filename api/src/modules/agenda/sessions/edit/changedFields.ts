import type { SessionInput } from 'shared/contracts/agenda/session'
import { parseEvaluation } from 'shared/domain/evaluation/evaluation'
import { changedColumns } from '../../../../audit.ts'
import type { FieldCipher } from '../../../../encryption/encryption.ts'
import { commentsField, evaluationOf, type SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'

/**
 * Names of the fields that an edit changes, for the audit log. Compares comments and evaluation decrypted, because
 * encrypting the same text twice yields different bytes.
 */
export function changedFields(row: SessionRow, columns: object, input: SessionInput, cipher: FieldCipher): string[] {
  const hasNewComments = cipher.decrypt(row.comments, commentsField(row.id)) !== input.comments
  const hasNewEvaluation =
    input.evaluation && JSON.stringify(evaluationOf(row, cipher)) !== JSON.stringify(parseEvaluation(input.evaluation))
  return [
    ...changedColumns(row, columns),
    ...(hasNewComments ? ['comments'] : []),
    ...(hasNewEvaluation ? ['evaluation'] : []),
  ]
}
