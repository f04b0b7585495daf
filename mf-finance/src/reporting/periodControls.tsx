import { TherapistFilter } from 'shared/ui/data'
import type { FilterControlProps } from 'shared/ui/data'
import { DayField } from 'shared/ui/dates'

/** An unfinished day is not searched for. */
const DayFilter = ({ label, value, onChange, problem }: FilterControlProps) => (
  <DayField label={label} value={value} error={problem} onChange={(day) => day && onChange(day)} />
)

/** The filters of days and of a therapist. */
export const periodControls = { startDate: DayFilter, endDate: DayFilter, therapistId: TherapistFilter }
