import type { BillListItem } from 'shared/contracts/billing'
import { money, shortDay } from 'shared/domain/format'
import { practiceDayOf } from 'shared/session'
import { Card, CardContent, CheckIcon, Chip, ScheduleIcon, Typography } from 'shared/ui'

export function BillCard({ bill }: { bill: BillListItem }) {
  const { billNumber, patient, fullyPaid, totalPrice, createdAt } = bill
  return (
    <Card component="li">
      <CardContent
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          gap: 0.5,
          alignItems: 'center',
          '&:last-child': { pb: 2 },
        }}
      >
        <Typography sx={{ fontWeight: 600 }}>{patient.name}</Typography>
        <Typography sx={{ fontWeight: 600, textAlign: 'right' }}>{money(totalPrice)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {billNumber} · {shortDay(practiceDayOf(createdAt))}
        </Typography>
        {fullyPaid ? (
          <Chip size="small" color="success" icon={<CheckIcon />} label="Payée" />
        ) : (
          <Chip size="small" variant="outlined" icon={<ScheduleIcon />} label="Non payée" />
        )}
      </CardContent>
    </Card>
  )
}
