import { addDays } from 'shared/domain/calendar/day'
import { monthOf } from 'shared/domain/calendar/period'
import { longMonth } from 'shared/domain/format'
import { Box, ChevronLeftIcon, ChevronRightIcon, IconButton, Typography } from 'shared/ui'

interface MonthPickerProps {
  /** The selected month, `yyyy-mm`. */
  month: string
  onChange: (month: string) => void
  /** Last selectable month, `yyyy-mm`. */
  lastMonth?: string
}

/** Displays a month, with buttons for the previous and the next month. */
export function MonthPicker({ month, onChange, lastMonth }: MonthPickerProps) {
  const { startDate, endDate } = monthOf(`${month}-01`)
  const goTo = (day: string) => onChange(day.slice(0, 7))
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, md: 0.5 } }}>
      <IconButton aria-label="Mois précédent" onClick={() => goTo(addDays(startDate, -1))}>
        <ChevronLeftIcon />
      </IconButton>
      <Typography
        component="output"
        variant="h2"
        sx={{
          minWidth: { xs: 112, md: 160 },
          fontSize: { xs: 'var(--mui-text-body)', md: 'var(--mui-text-lead)' },
          textAlign: 'center',
        }}
      >
        {longMonth(month)}
      </Typography>
      <IconButton
        aria-label="Mois suivant"
        disabled={lastMonth !== undefined && month >= lastMonth}
        onClick={() => goTo(addDays(endDate, 1))}
      >
        <ChevronRightIcon />
      </IconButton>
    </Box>
  )
}
