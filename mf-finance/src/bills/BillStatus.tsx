import type { BillListItem } from 'shared/contracts/finance/bills'
import { plural } from 'shared/domain/format'
import { CheckIcon, Chip, ScheduleIcon } from 'shared/ui'

const labels = {
  UNPAID: 'Non payée',
  PARTIAL: 'Payée en partie',
  PAID: 'Payée',
  REFUNDED: 'Remboursée',
  CREDITED: 'Annulée par un avoir',
} as const

/**
 * Chip with the payment state of an invoice, or « En retard de 12 jours » while it is overdue; « Avoir » for a credit
 * note.
 */
export function BillStatus({ row: { kind, paymentState, overdueDays } }: { row: BillListItem }) {
  if (kind === 'CREDIT_NOTE') return <Chip size="small" variant="outlined" color="info" label="Avoir" />
  if (paymentState === 'PAID') return <Chip size="small" color="success" icon={<CheckIcon />} label={labels.PAID} />
  if (overdueDays > 0)
    return (
      <Chip
        size="small"
        variant="outlined"
        color="error"
        icon={<ScheduleIcon />}
        label={`En retard de ${overdueDays} ${plural(overdueDays, 'jour', 'jours')}`}
      />
    )
  const isOpen = paymentState === 'UNPAID' || paymentState === 'PARTIAL'
  return (
    <Chip size="small" variant="outlined" icon={isOpen ? <ScheduleIcon /> : undefined} label={labels[paymentState]} />
  )
}
