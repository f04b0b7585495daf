import { longMonth } from 'shared/domain/format'
import { practiceToday } from 'shared/session'
import { ChevronLeftIcon, ChevronRightIcon, IconButton, Stack } from 'shared/ui'
import { TextField } from 'shared/ui/form'
import { listLastMonths, monthAfter, monthBefore, monthOfDay } from './months.ts'
import type { Month } from './months.ts'

/** Number of months in the select: three years. The arrow buttons reach older months. */
const maxMonths = 36

export function MonthChooser({ month, onChange }: { month: Month; onChange: (month: Month) => void }) {
  const currentMonth = monthOfDay(practiceToday())
  const months = listLastMonths(currentMonth, maxMonths)
  const monthOptions = months.includes(month) ? months : [...months, month]
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
      <IconButton aria-label="Mois précédent" onClick={() => onChange(monthBefore(month))}>
        <ChevronLeftIcon />
      </IconButton>
      <TextField
        select
        label="Mois du registre"
        value={month}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ width: '12rem' }}
      >
        {monthOptions.map((monthOption) => (
          <option key={monthOption} value={monthOption}>
            {longMonth(monthOption)}
          </option>
        ))}
      </TextField>
      <IconButton
        aria-label="Mois suivant"
        disabled={month >= currentMonth}
        onClick={() => onChange(monthAfter(month))}
      >
        <ChevronRightIcon />
      </IconButton>
    </Stack>
  )
}
