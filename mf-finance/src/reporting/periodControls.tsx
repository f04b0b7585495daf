import { TherapistFilter } from 'shared/ui/data'
import type { FilterControlProps } from 'shared/ui/data'
import { DayField } from 'shared/ui/dates'

/** Date filter that keeps its value while the entered date is incomplete. */
const DayFilter = ({ label, value, onChange, problem }: FilterControlProps) => (
  <DayField label={label} value={value} error={problem} onChange={(day) => day && onChange(day)} />
)

/** Controls of the filters by period and by therapist. */
export const periodControls = { startDate: DayFilter, endDate: DayFilter, therapistId: TherapistFilter }
