import type { SessionInput } from 'shared/contracts/session'
import { withDefaults } from 'shared/domain/evaluation/evaluation'
import type { Seal } from '../../../sealing.ts'
import { commentsPlace, evaluationOf } from '../../sessionStore/sessionRow.ts'
import type { SessionRow } from '../../sessionStore/sessionState.sql.ts'

const sealed = new Set(['comments', 'evaluation'])

/** The names of the columns that change; a text sealed twice is two, hence the comparison of what was opened. */
export function changedFields(row: SessionRow, columns: object, input: SessionInput, seal: Seal): string[] {
  const before = new Map<string, unknown>(Object.entries(row))
  const fields = Object.entries(columns).filter(([name, value]) => !sealed.has(name) && before.get(name) !== value)
  const commented = seal.open(row.comments, commentsPlace(row.id)) !== input.comments
  const evaluated =
    input.evaluation && JSON.stringify(evaluationOf(row, seal)) !== JSON.stringify(withDefaults(input.evaluation))
  return [...fields.map(([name]) => name), ...(commented ? ['comments'] : []), ...(evaluated ? ['evaluation'] : [])]
}
