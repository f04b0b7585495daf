import type { BillListItem } from 'shared/contracts/billing'
import { Box } from 'shared/ui'
import { BillFileButton } from './BillFileButton.tsx'

/** What can be done with one invoice of the list. */
export const BillActions = ({ row }: { row: BillListItem }) => (
  <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 0.5 }}>
    <BillFileButton row={row} />
  </Box>
)
