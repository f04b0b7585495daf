import type { CreditNoteInput } from 'shared/contracts/finance/billDetails'
import { required } from 'shared/domain/problems'
import type { Problem } from 'shared/domain/problems'
import { texts } from './messages.ts'

export interface CreditNoteDraft {
  extent: 'WHOLE' | 'LINES'
  /** Indices of the invoice's lines to credit. */
  lines: number[]
  reason: string
}

export const inputOf = ({ extent, lines, reason }: CreditNoteDraft): CreditNoteInput => ({
  lines: extent === 'WHOLE' ? null : lines,
  reason: reason.trim(),
})

/** Validates a credit note before it is issued; returns the problems of its fields. */
export const creditNoteProblems = ({ extent, lines, reason }: CreditNoteDraft): Problem[] => [
  ...(extent === 'LINES' && lines.length === 0 ? [required('lines', texts.lineMissing)] : []),
  ...(reason.trim() === '' ? [required('reason', 'Motif obligatoire')] : []),
]
