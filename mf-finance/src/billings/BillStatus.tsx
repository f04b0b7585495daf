import type { BillListItem } from 'shared/contracts/billing'
import { CheckIcon, Chip, ScheduleIcon } from 'shared/ui'

export const BillStatus = ({ row: { fullyPaid } }: { row: BillListItem }) =>
  fullyPaid ? (
    <Chip size="small" color="success" icon={<CheckIcon />} label="Payée" />
  ) : (
    <Chip size="small" variant="outlined" icon={<ScheduleIcon />} label="Non payée" />
  )
