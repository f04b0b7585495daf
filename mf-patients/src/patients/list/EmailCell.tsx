import type { Patient } from 'shared/contracts/patient'
import { Box } from 'shared/ui'

/** Breaks after the @ where the column is narrow. */
export function EmailCell({ row: { email } }: { row: Patient }) {
  const [name = '', domain] = email.split('@')
  return (
    <Box component="span" sx={{ overflowWrap: 'break-word' }}>
      {domain === undefined ? name : `${name}@`}
      <wbr />
      {domain}
    </Box>
  )
}
