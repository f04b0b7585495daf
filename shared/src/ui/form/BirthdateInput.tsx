import { useId, useState } from 'react'
import Box from '@mui/material/Box'
import FormLabel from '@mui/material/FormLabel'
import TextField from '@mui/material/TextField'
import { birthdateOf, daysIn, partsOf } from '../../domain/patients/birthdate.ts'
import type { DateParts } from '../../domain/patients/birthdate.ts'

interface BirthdateInputProps {
  id: string
  label?: string
  /** `yyyy-mm-dd`; null while a part is missing. */
  value: string | null
  onChange: (date: string | null) => void
  /** How far back the years go. */
  years?: number
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
/** On the narrowest phones the year stands below, whole. */
const widths: Record<keyof DateParts, string> = { day: '1 1 72px', month: '1.6 1 108px', year: '1.2 1 88px' }
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Three lists: nobody scrolls a calendar back to the year of birth. */
export function BirthdateInput({ id, label = 'Date de naissance', value, onChange, years = 100 }: BirthdateInputProps) {
  const labelId = useId()
  const [parts, setParts] = useState(() => partsOf(value))
  const shown = value === null || birthdateOf(parts) === value ? parts : partsOf(value)
  const [thisYear] = useState(() => new Date().getFullYear())

  const set = (change: Partial<DateParts>) => {
    const next = { ...shown, ...change }
    const date = birthdateOf(next)
    setParts(date === null ? next : partsOf(date))
    if (date !== value) onChange(date)
  }

  const choices = (name: keyof DateParts, text: string, options: readonly { value: string; label: string }[]) => (
    <TextField
      id={name === 'day' ? id : `${id}.${name}`}
      select
      label={text}
      value={shown[name]}
      onChange={(event) => set({ [name]: event.target.value })}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
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
        {choices(
          'day',
          'Jour',
          Array.from({ length: daysIn(shown) }, (_, index) => ({
            value: twoDigits(index + 1),
            label: String(index + 1),
          })),
        )}
        {choices(
          'month',
          'Mois',
          months.map((month, index) => ({ value: twoDigits(index + 1), label: month })),
        )}
        {choices(
          'year',
          'Année',
          Array.from({ length: years + 1 }, (_, index) => ({
            value: String(thisYear - index),
            label: String(thisYear - index),
          })),
        )}
      </Box>
    </Box>
  )
}
