import { TherapistFilter } from 'shared/ui/data'
import type { FilterControlProps } from 'shared/ui/data'
import { DayField } from 'shared/ui/dates'

/** Does not change the filter while a date is incomplete. */
const DayFilter = ({ label, value, onChange, problem }: FilterControlProps) => (
  <DayField label={label} value={value} error={problem} onChange={(day) => day && onChange(day)} />
)

/** Filters by period and by therapist. */
export const periodControls = { startDate: DayFilter, endDate: DayFilter, therapistId: TherapistFilter }
