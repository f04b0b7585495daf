import type { BillListItem } from 'shared/contracts/finance/bills'
import { plural } from 'shared/domain/format'
import { Box, CheckIcon, Chip, ScheduleIcon } from 'shared/ui'
import { EmailStateChip } from '../issuing/emails/EmailStateChip.tsx'

const labels = {
  UNPAID: 'Non payée',
  PARTIAL: 'Payée en partie',
  PAID: 'Payée',
  REFUNDED: 'Remboursée',
  CREDITED: 'Annulée par un avoir',
} as const

/** Payment state of an invoice; if it is overdue, the number of days. */
function PaymentChip({ row: { kind, paymentState, overdueDays } }: { row: BillListItem }) {
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

/** State of an invoice, with a chip if its last e-mail was not delivered. */
export const BillStatus = ({ row }: { row: BillListItem }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: 0.5 }}>
    {row.letterState === 'REFUSED' && <EmailStateChip state="REFUSED" />}
    <PaymentChip row={row} />
  </Box>
)
