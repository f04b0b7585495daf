import { useId, useState } from 'react'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import TextField from '@mui/material/TextField'
import {
  birthdateOf,
  daysInMonth,
  incompleteText,
  birthDateParts,
  clearImpossibleDay,
  yearOf,
  yearsToChoose,
} from '../../../domain/patients/birthdate.ts'
import type { DateParts } from '../../../domain/patients/birthdate.ts'

interface BirthdateInputProps {
  id: string
  label?: string
  /** `yyyy-mm-dd`; null while incomplete. */
  value: string | null
  onChange: (date: string | null) => void
  /** The year of a date of which only the year is known; if omitted, a year without day and month is not kept. */
  yearAlone?: { value: number | null; onChange: (year: number | null) => void }
  /** The number of past years to choose from, in addition to the current year. */
  years?: number
  /** The reason the date is refused. */
  error?: string
  /** The last choices in the lists; they initialize the input when it is mounted again with an incomplete date. */
  partial?: DateParts
  /** Called at each choice with the choices of the three lists. */
  onPartial?: (parts: DateParts) => void
}

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]
/** On the narrowest phones the year wraps to the next line. */
const widths: Record<keyof DateParts, string> = { day: '1 1 72px', month: '1.6 1 108px', year: '1.2 1 88px' }
const padToTwoDigits = (value: number) => String(value).padStart(2, '0')

/** A date of birth as three lists, because scrolling a calendar back to a year of birth is tedious. */
export function BirthdateInput({
  id,
  label = 'Date de naissance',
  value,
  onChange,
  yearAlone,
  years = 100,
  error,
  partial,
  onPartial,
}: BirthdateInputProps) {
  const labelId = useId()
  const helpId = useId()
  const year = yearAlone?.value ?? null
  const [parts, setParts] = useState(() => (value === null && partial ? partial : birthDateParts(value, year)))
  const isCurrent = birthdateOf(parts) === value && (value !== null || !yearAlone || yearOf(parts) === year)
  const shownParts = isCurrent ? parts : birthDateParts(value, year)
  const [storedYear] = useState(shownParts.year)
  const [thisYear] = useState(() => new Date().getFullYear())

  const help = error ?? incompleteText(shownParts, yearAlone !== undefined)

  const changeParts = (change: Partial<DateParts>) => {
    const nextParts = clearImpossibleDay({ ...shownParts, ...change })
    const date = birthdateOf(nextParts)
    const chosenParts = date === null ? nextParts : birthDateParts(date, null)
    setParts(chosenParts)
    onPartial?.(chosenParts)
    if (date !== value) onChange(date)
    const chosenYear = date === null ? yearOf(chosenParts) : null
    if (chosenYear !== year) yearAlone?.onChange(chosenYear)
  }

  const renderList = (name: keyof DateParts, text: string, options: readonly { value: string; label: string }[]) => (
    <TextField
      id={name === 'day' ? id : `${id}.${name}`}
      select
      label={text}
      value={shownParts[name]}
      onChange={(event) => changeParts({ [name]: event.target.value })}
      error={error !== undefined}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: { 'aria-describedby': help === undefined ? undefined : helpId },
      }}
      sx={{ flex: widths[name], minWidth: 0 }}
    >
      <option value="">–</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  )

  return (
    <Box component="fieldset" aria-labelledby={labelId} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <FormLabel id={labelId} component="div" sx={{ mb: 1 }}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 2 }}>
        {renderList(
          'day',
          'Jour',
          Array.from({ length: daysInMonth(shownParts) }, (_, index) => ({
            value: padToTwoDigits(index + 1),
            label: String(index + 1),
          })),
        )}
        {renderList(
          'month',
          'Mois',
          months.map((month, index) => ({ value: padToTwoDigits(index + 1), label: month })),
        )}
        {renderList(
          'year',
          'Année',
          yearsToChoose(thisYear, years, [storedYear, shownParts.year]).map((option) => ({
            value: option,
            label: option,
          })),
        )}
      </Box>
      {help !== undefined && (
        <FormHelperText id={helpId} error={error !== undefined}>
          {help}
        </FormHelperText>
      )}
    </Box>
  )
}
