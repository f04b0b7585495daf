import type { BillListItem } from 'shared/contracts/finance/bills'
import { FormControlLabel, Switch } from 'shared/ui/data'
import { canBeMarkedPaid } from './canBeMarkedPaid.ts'

interface PaidSwitchProps {
  row: BillListItem
  isConfirming: boolean
  onMarkPaid: () => void
}

/** Switch that marks an invoice as paid; not a checkbox, since the checkboxes of the list select invoices. */
export const PaidSwitch = ({ row, isConfirming, onMarkPaid }: PaidSwitchProps) => (
  <FormControlLabel
    label="Payée"
    disabled={!canBeMarkedPaid(row)}
    slotProps={{ typography: { variant: 'body2' } }}
    sx={{ mx: 0, gap: 0.5 }}
    control={
      <Switch
        checked={row.fullyPaid || isConfirming}
        onChange={onMarkPaid}
        slotProps={{ input: { 'aria-label': `Facture ${row.billNumber} payée` } }}
      />
    }
  />
)
