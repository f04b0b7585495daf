import type { LetterState } from 'shared/contracts/finance/billLetters'
import { CheckIcon, Chip, ScheduleIcon } from 'shared/ui'
import { stateLabels } from './letterLabels.ts'

const looks = {
  PENDING: { variant: 'outlined', icon: <ScheduleIcon /> },
  SENT: { variant: 'outlined', color: 'success', icon: <CheckIcon /> },
  REFUSED: { variant: 'outlined', color: 'error' },
  WITHDRAWN: { variant: 'outlined' },
} as const

/** Delivery state of an e-mail. */
export const LetterChip = ({ state }: { state: LetterState }) => (
  <Chip size="small" label={stateLabels[state]} {...looks[state]} />
)
