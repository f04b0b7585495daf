import type { FilterControlProps } from 'shared/ui/data'
import { DayField } from 'shared/ui/dates'

/** An unfinished day is not searched for; an emptied one no longer narrows the list. */
export const DayFilter = ({ label, value, onChange, problem }: FilterControlProps) => (
  <DayField
    label={label}
    value={value}
    error={problem}
    onChange={(day) => day && onChange(day)}
    onClear={() => onChange('')}
  />
)
