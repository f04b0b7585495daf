import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import moment from 'moment'
import { FrenchDates } from './FrenchDates.tsx'

export interface DayFieldProps {
  id?: string
  label: string
  /** `yyyy-mm-dd`; null if empty or incomplete. */
  value: string | null
  onChange: (day: string | null) => void
  error?: string
  required?: boolean
  disabled?: boolean
  /** Makes the day clearable; called instead of `onChange` when the field becomes empty. */
  onClear?: () => void
  minDay?: string
  maxDay?: string
}

const momentOf = (day: string | null | undefined) => (day ? moment(day, 'YYYY-MM-DD', true) : null)

/** A day, typed as jj/mm/aaaa or chosen in a small calendar. */
export function DayField({ id, label, value, onChange, onClear, error, required, disabled, ...days }: DayFieldProps) {
  return (
    <FrenchDates>
      <DatePicker
        label={label}
        value={momentOf(value)}
        onChange={(pickedMoment) => {
          if (pickedMoment === null && onClear) onClear()
          else onChange(pickedMoment?.isValid() ? pickedMoment.format('YYYY-MM-DD') : null)
        }}
        minDate={momentOf(days.minDay) ?? undefined}
        maxDate={momentOf(days.maxDay) ?? undefined}
        disabled={disabled}
        slotProps={{
          popper: { 'aria-label': label },
          field: { clearable: onClear !== undefined },
          textField: { id, required, error: error !== undefined, helperText: error, fullWidth: true, size: 'small' },
        }}
      />
    </FrenchDates>
  )
}
