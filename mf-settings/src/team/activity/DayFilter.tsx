import type { FilterControlProps } from 'shared/ui/data'
import { DayField } from 'shared/ui/dates'

/** Filter by a day. An incomplete day is not applied; an empty one removes the filter. */
export const DayFilter = ({ label, value, onChange, problem }: FilterControlProps) => (
  <DayField
    label={label}
    value={value}
    error={problem}
    onChange={(day) => day && onChange(day)}
    onClear={() => onChange('')}
  />
)
