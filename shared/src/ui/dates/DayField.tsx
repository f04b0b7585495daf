import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import type { DateView } from '@mui/x-date-pickers/models'
import moment from 'moment'
import type { Moment } from 'moment'
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
const impossibleText = "Cette date n'existe pas"

/** Whether all parts of the day were typed, and no month has that day: 29 February 2023. */
function isImpossible(invalidMoment: Moment): boolean {
  const { input } = invalidMoment.creationData()
  return typeof input === 'string' && /^\d\d\D\d\d\D\d{4}$/.test(input)
}

/** Whether the picker replaced the day of the month, as 29 February by the 28th of another year. */
const isOtherDayOfMonth = (previousDay: string | null, pickedMoment: Moment) =>
  previousDay !== null && previousDay.slice(5) !== pickedMoment.format('MM-DD')

/** A day, typed as jj/mm/aaaa or jj/mm/aa, or chosen in a small calendar. */
export function DayField({ id, label, value, onChange, onClear, error, required, disabled, ...days }: DayFieldProps) {
  /** The day whose year is being typed: « 26 » may become « 2600 » or stay, which means 2026. */
  const [shortDay, setShortDay] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  /**
   * The typed day that is incomplete or does not exist, which the field needs to show the next key. The error is
   * shown once the field is left, since a year is typed digit by digit.
   */
  const [invalidMoment, setInvalidMoment] = useState<Moment>()
  /** The view of the open calendar. */
  const view = useRef<DateView>('day')
  /**
   * The day passed to `onChange`, until `value` is that day or the field is left: the value of a list is in the URL,
   * which may be updated only after the next key.
   */
  const [reportedDay, setReportedDay] = useState<{ day: string | null }>()
  if (reportedDay && reportedDay.day === value) setReportedDay(undefined)

  function reportDay(day: string | null) {
    setReportedDay({ day })
    onChange(day)
  }

  function change(day: string | null) {
    const isShort = day !== null && hasShortYear(day)
    setShortDay(isShort ? day : undefined)
    setRefusal(undefined)
    if (!isShort) reportDay(day)
  }

  function completeYear() {
    if (shortDay === undefined) return
    const day = withFullYear(shortDay)
    if (!hasShortYear(day)) return change(day)
    setRefusal(shortYearText)
    onChange(null)
  }

  function handleBlur() {
    completeYear()
    if (invalidMoment && isImpossible(invalidMoment)) setRefusal(impossibleText)
    setReportedDay(undefined)
  }

  function clear() {
    setShortDay(undefined)
    setReportedDay(undefined)
    setRefusal(undefined)
    onClear?.()
  }

  const shownDay = shortDay ?? (reportedDay ? reportedDay.day : value)
  const shownError = refusal ?? error
  return (
    <FrenchDates>
      <DatePicker
        label={label}
        value={shownDay === null && invalidMoment ? invalidMoment : momentOf(shownDay)}
        onOpen={() => {
          view.current = 'day'
        }}
        onViewChange={(nextView) => {
          view.current = nextView
        }}
        onChange={(pickedMoment, { source }) => {
          setInvalidMoment(pickedMoment === null || pickedMoment.isValid() ? undefined : pickedMoment)
          if (pickedMoment === null && onClear) return clear()
          const isYearPicked = source === 'view' && view.current === 'year'
          if (!pickedMoment?.isValid() || (isYearPicked && isOtherDayOfMonth(shownDay, pickedMoment))) change(null)
          else change(pickedMoment.format('YYYY-MM-DD'))
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
            onBlur: handleBlur,
            // Completes the year before the field submits its form.
            onKeyDownCapture: ({ key }) => {
              if (key === 'Enter') flushSync(completeYear)
            },
          },
        }}
      />
    </FrenchDates>
  )
}
