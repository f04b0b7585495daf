import { TimePicker } from '@mui/x-date-pickers/TimePicker'
import moment from 'moment'
import { FrenchDates } from './FrenchDates.tsx'

export interface TimeFieldProps {
  id?: string
  label: string
  /** `HH:mm`; null if empty or incomplete. */
  value: string | null
  onChange: (time: string | null) => void
  error?: string
  required?: boolean
  disabled?: boolean
}

/** A time of the day, 24 hours, in steps of five minutes in the list and to the minute when typed. */
export function TimeField({ id, label, value, onChange, error, required, disabled }: TimeFieldProps) {
  return (
    <FrenchDates>
      <TimePicker
        label={label}
        value={value ? moment(value, 'HH:mm', true) : null}
        onChange={(pickedMoment) => onChange(pickedMoment?.isValid() ? pickedMoment.format('HH:mm') : null)}
        ampm={false}
        minutesStep={5}
        disabled={disabled}
        slotProps={{
          popper: { 'aria-label': label },
          textField: { id, required, error: error !== undefined, helperText: error, fullWidth: true, size: 'small' },
        }}
      />
    </FrenchDates>
  )
}
