import type { BillListItem } from 'shared/contracts/finance/bills'
import { FormControlLabel, Switch } from 'shared/ui/data'
import { canBeMarkedPaid } from './canBeMarkedPaid.ts'

interface PaidSwitchProps {
  row: BillListItem
  isAsking: boolean
  onAsk: () => void
}

/** Switch that marks an invoice as paid; not a checkbox, since the checkboxes of the list select invoices. */
export const PaidSwitch = ({ row, isAsking, onAsk }: PaidSwitchProps) => (
  <FormControlLabel
    label="Payée"
    disabled={!canBeMarkedPaid(row)}
    slotProps={{ typography: { variant: 'body2' } }}
    sx={{ mx: 0, gap: 0.5 }}
    control={
      <Switch
        checked={row.fullyPaid || isAsking}
        onChange={onAsk}
        slotProps={{ input: { 'aria-label': `Facture ${row.billNumber} payée` } }}
      />
    }
  />
)
