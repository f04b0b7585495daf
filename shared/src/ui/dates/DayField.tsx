import { useState } from 'react'
import { flushSync } from 'react-dom'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import moment from 'moment'
import { hasShortYear, withFullYear } from '../../domain/calendar/fullYear.ts'
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

const shortYearText = "Indiquez l'année sur quatre chiffres"

/** A day, typed as jj/mm/aaaa or jj/mm/aa, or chosen in a small calendar. */
export function DayField({ id, label, value, onChange, onClear, error, required, disabled, ...days }: DayFieldProps) {
  /** The day whose year is being typed: « 26 » may become « 2600 » or stay, which means 2026. */
  const [shortDay, setShortDay] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  /**
   * The day passed to `onChange`, until `value` is that day or the field is left: a list keeps it in the address, which
   * follows later than the next key.
   */
  const [passedDay, setPassedDay] = useState<{ day: string | null }>()
  if (passedDay && passedDay.day === value) setPassedDay(undefined)

  function pass(day: string | null) {
    setPassedDay({ day })
    onChange(day)
  }

  function change(day: string | null) {
    const isShort = day !== null && hasShortYear(day)
    setShortDay(isShort ? day : undefined)
    setRefused(false)
    if (!isShort) pass(day)
  }

  function completeYear() {
    if (shortDay === undefined) return
    const day = withFullYear(shortDay)
    if (!hasShortYear(day)) return change(day)
    setRefused(true)
    onChange(null)
  }

  function leave() {
    completeYear()
    setPassedDay(undefined)
  }

  const shownError = isRefused ? shortYearText : error
  return (
    <FrenchDates>
      <DatePicker
        label={label}
        value={momentOf(shortDay ?? (passedDay ? passedDay.day : value))}
        onChange={(pickedMoment) => {
          if (pickedMoment !== null || !onClear)
            change(pickedMoment?.isValid() ? pickedMoment.format('YYYY-MM-DD') : null)
          else {
            setShortDay(undefined)
            setPassedDay(undefined)
            setRefused(false)
            onClear()
          }
        }}
        minDate={momentOf(days.minDay) ?? undefined}
        maxDate={momentOf(days.maxDay) ?? undefined}
        disabled={disabled}
        slotProps={{
          popper: { 'aria-label': label },
          field: { clearable: onClear !== undefined },
          textField: {
            id,
            required,
            error: shownError !== undefined,
            helperText: shownError,
            fullWidth: true,
            size: 'small',
            onBlur: leave,
            // Before the field submits its form, which must get the completed day.
            onKeyDownCapture: ({ key }) => {
              if (key === 'Enter') flushSync(completeYear)
            },
          },
        }}
      />
    </FrenchDates>
  )
}
