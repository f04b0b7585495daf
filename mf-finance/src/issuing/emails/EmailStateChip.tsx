import type { EmailState } from 'shared/contracts/emailDelivery'
import { CheckIcon, Chip, ScheduleIcon } from 'shared/ui'
import { stateLabels } from './emailLabels.ts'

const chipPropsByState = {
  PENDING: { variant: 'outlined', icon: <ScheduleIcon /> },
  SENT: { variant: 'outlined', color: 'success', icon: <CheckIcon /> },
  REFUSED: { variant: 'outlined', color: 'error' },
  WITHDRAWN: { variant: 'outlined' },
} as const

/** Chip with the delivery state of an e-mail. */
export const EmailStateChip = ({ state }: { state: EmailState }) => (
  <Chip size="small" label={stateLabels[state]} {...chipPropsByState[state]} />
)
