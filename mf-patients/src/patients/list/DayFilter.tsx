import type { FilterControlProps } from 'shared/ui/data'
import { DayField } from 'shared/ui/dates'

/** Optional date; an incomplete date changes nothing. */
export const DayFilter = ({ label, value, onChange, problem }: FilterControlProps) => (
  <DayField
    label={label}
    value={value === '' ? null : value}
    error={problem}
    onChange={(day) => day && onChange(day)}
    onClear={() => onChange('')}
  />
)
