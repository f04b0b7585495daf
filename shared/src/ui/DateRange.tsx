import Stack from '@mui/material/Stack'
import { DayField } from './DayField.tsx'

export interface DayRange {
  startDate: string | null
  endDate: string | null
}

/** From a day to a day, both included; neither calendar offers a day beyond the other. */
export function DateRange({ value, onChange }: { value: DayRange; onChange: (range: DayRange) => void }) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <DayField label="Du" value={value.startDate} maxDay={value.endDate ?? undefined} onChange={(startDate) => onChange({ ...value, startDate })} />
      <DayField label="Au" value={value.endDate} minDay={value.startDate ?? undefined} onChange={(endDate) => onChange({ ...value, endDate })} />
    </Stack>
  )
}
