import type { PublicSessionType } from 'shared/contracts/therapist'
import { Link as RouterLink } from 'shared/router'
import { Box, Link } from 'shared/ui'
import { DayField, TimeField } from 'shared/ui/dates'
import { FormSection, TextField } from 'shared/ui/form'
import { typeLabel } from '../availability/TypeChoice.tsx'
import { slotProblems } from './slotProblems.ts'
import type { Wanted } from './useWanted.ts'

interface SlotFieldsProps {
  wanted: Wanted
  types: readonly PublicSessionType[]
  /** After a refused try, what is empty shows it. */
  tried: boolean
}

const shrunk = { inputLabel: { shrink: true } }

/** What was chosen, already filled in. The type decides the end; another slot is one link away. */
export function SlotFields({ wanted, types, tried }: SlotFieldsProps) {
  const missing = new Set(tried ? slotProblems(wanted).map(({ field }) => field) : [])
  const errorOf = (field: string) => (missing.has(field) ? 'Obligatoire' : undefined)
  const slots = wanted.therapistId
    ? `/therapists/${wanted.therapistId}?${new URLSearchParams({ ...(wanted.date && { date: wanted.date }), ...(wanted.type && { type: wanted.type.id }) })}`
    : '/therapists'

  return (
    <FormSection
      layout="free"
      title="Séance"
      action={
        <Link id="therapistId" component={RouterLink} to={slots}>
          {wanted.therapistId ? 'Voir les créneaux libres' : 'Choisir un praticien'}
        </Link>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: '2fr 1fr 1fr' }, gap: 2 }}>
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <DayField
            id="startDate"
            label="Jour"
            required
            value={wanted.date || null}
            onChange={(day) => wanted.choose({ date: day ?? '' })}
            error={errorOf('startDate')}
          />
        </Box>
        <TimeField
          id="startTime"
          label="De"
          required
          value={wanted.startTime || null}
          onChange={(time) => wanted.choose({ startTime: time ?? '' })}
          error={errorOf('startTime')}
        />
        <TextField
          id="endTime"
          label="A"
          required
          value={wanted.endTime}
          slotProps={{ ...shrunk, input: { readOnly: true } }}
          error={missing.has('endTime')}
          helperText={errorOf('endTime')}
        />
        {types.length > 0 && (
          <TextField
            id="sessionTypeId"
            select
            label="Type de séance"
            value={wanted.type?.id ?? ''}
            onChange={(event) => wanted.choose({ sessionTypeId: event.target.value })}
            slotProps={{ select: { native: true }, ...shrunk }}
            sx={{ gridColumn: '1 / -1' }}
          >
            {types.map((type) => (
              <option key={type.id} value={type.id}>
                {typeLabel(type)}
              </option>
            ))}
          </TextField>
        )}
      </Box>
    </FormSection>
  )
}
