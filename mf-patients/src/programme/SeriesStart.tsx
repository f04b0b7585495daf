import { Box } from 'shared/ui'
import { DayField, TimeField } from 'shared/ui/dates'

interface SeriesStartProps {
  day: string | null
  time: string | null
  onDay: (day: string | null) => void
  onTime: (time: string | null) => void
}

/** Fields for the first day of a series and the time of its sessions. */
export const SeriesStart = ({ day, time, onDay, onTime }: SeriesStartProps) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '2fr 1fr' }}>
    <DayField label="Première séance" value={day} onChange={onDay} required />
    <TimeField label="De" value={time} onChange={onTime} required />
  </Box>
)
