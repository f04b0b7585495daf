import type { PublicSessionType } from 'shared/contracts/therapist'
import { Link as RouterLink } from 'shared/router'
import { Box, Link } from 'shared/ui'
import { TextField } from 'shared/ui/form'
import { typeLabel } from '../availability/TypeChoice.tsx'
import { Section } from './Section.tsx'
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
  const errorOf = (field: string) => ({ error: missing.has(field), helperText: missing.has(field) ? 'Obligatoire' : undefined })
  const slots = wanted.therapistId ? `/therapists/${wanted.therapistId}?${new URLSearchParams({ ...(wanted.date && { date: wanted.date }), ...(wanted.type && { type: wanted.type.id }) })}` : '/therapists'

  return (
    <Section
      title="Séance"
      action={
        <Link id="therapistId" component={RouterLink} to={slots}>
          {wanted.therapistId ? 'Voir les créneaux libres' : 'Choisir un praticien'}
        </Link>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: '2fr 1fr 1fr' }, gap: 2 }}>
        <TextField
          id="startDate"
          type="date"
          label="Jour"
          required
          value={wanted.date}
          onChange={(event) => wanted.choose({ date: event.target.value })}
          slotProps={shrunk}
          sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
          {...errorOf('startDate')}
        />
        <TextField id="startTime" type="time" label="De" required value={wanted.startTime} onChange={(event) => wanted.choose({ startTime: event.target.value })} slotProps={shrunk} {...errorOf('startTime')} />
        <TextField id="endTime" type="time" label="A" required value={wanted.endTime} slotProps={{ ...shrunk, input: { readOnly: true } }} {...errorOf('endTime')} />
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
    </Section>
  )
}
