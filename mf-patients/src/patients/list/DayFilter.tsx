import type { FilterControlProps } from 'shared/ui/data'
import { DayField } from 'shared/ui/dates'

/** Filter by an optional date; an incomplete date does not change the filter. */
export const DayFilter = ({ label, value, onChange, problem }: FilterControlProps) => (
  <DayField
    label={label}
    value={value === '' ? null : value}
    error={problem}
    onChange={(day) => day && onChange(day)}
    onClear={() => onChange('')}
  />
)
