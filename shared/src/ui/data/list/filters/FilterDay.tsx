import { DayField } from '../../../dates/DayField.tsx'
import type { FilterControlProps } from './filterControl.ts'

/** The field of a filter by day. An incomplete day does not change the filter. */
export default function FilterDay({
  label,
  value,
  onChange,
  problem,
  isClearable,
}: FilterControlProps & { isClearable: boolean }) {
  return (
    <DayField
      label={label}
      value={value === '' ? null : value}
      error={problem}
      onChange={(day) => day && onChange(day)}
      onClear={isClearable ? () => onChange('') : undefined}
    />
  )
}
