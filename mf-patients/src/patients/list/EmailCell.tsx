import type { Patient } from 'shared/contracts/patient'
import { Box } from 'shared/ui'

/** Wide enough for most addresses; a longer one breaks anywhere. */
export const EmailCell = ({ row: { email } }: { row: Patient }) => (
  <Box sx={{ minWidth: 184, overflowWrap: 'anywhere' }}>{email}</Box>
)
