import { TimePicker } from '@mui/x-date-pickers/TimePicker'
import moment from 'moment'
import { endOfDay } from '../../domain/calendar/time.ts'
import { FrenchDates } from './FrenchDates.tsx'

export interface TimeFieldProps {
  id?: string
  label: string
  /** `HH:mm`; null if empty or incomplete. */
  value: string | null
  onChange: (time: string | null) => void
  /** Whether the time is the end of a span, so that midnight is `24:00`. */
  isEnd?: boolean
  error?: string
  required?: boolean
  disabled?: boolean
}

const midnight = '00:00'

/** A time of the day, 24 hours, in steps of five minutes in the list and to the minute when typed. */
export function TimeField({ id, label, value, onChange, isEnd, error, required, disabled }: TimeFieldProps) {
  const midnightAsEnd = (time: string) => (isEnd && time === midnight ? endOfDay : time)
  return (
    <FrenchDates>
      <TimePicker
        label={label}
        value={value ? moment(value, 'HH:mm', true) : null}
        onChange={(pickedMoment) =>
          onChange(pickedMoment?.isValid() ? midnightAsEnd(pickedMoment.format('HH:mm')) : null)
        }
        ampm={false}
        minutesStep={5}
        disabled={disabled}
        slotProps={{
          popper: { 'aria-label': label },
          textField: {
            id,
            required,
            error: error !== undefined,
            helperText: error ?? (isEnd && value === endOfDay ? 'Minuit, à la fin du jour' : undefined),
            fullWidth: true,
            size: 'small',
          },
        }}
      />
    </FrenchDates>
  )
}
