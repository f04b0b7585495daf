import type { BillListItem } from 'shared/contracts/billing'
import { money } from 'shared/domain/format'
import { Card, CardContent, CheckIcon, Chip, ScheduleIcon, Typography } from 'shared/ui'

/** The day on the practice's calendar, wherever the device is. */
const day = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' })

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
          {billNumber} · {day.format(new Date(createdAt))}
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
