import type { PublicSessionType } from 'shared/contracts/directory/therapist'
import { startNotAheadMessage } from 'shared/domain/sessions/booking'
import { Link as RouterLink } from 'shared/router'
import { Box, Link } from 'shared/ui'
import { DayField, TimeField } from 'shared/ui/dates'
import { FormSection, TextField } from 'shared/ui/form'
import { typeLabel } from '../availability/SessionTypeSelect.tsx'
import { typeGoneText } from './messages.ts'
import { ClubField } from './ClubField.tsx'
import { slotProblems } from './slotProblems.ts'
import type { SelectedSlot } from './useSelectedSlot.ts'

interface SlotFieldsProps {
  selectedSlot: SelectedSlot
  types: readonly PublicSessionType[]
  /** Whether the form was submitted. Empty fields then show an error. */
  wasSubmitted: boolean
}

const shrunkLabel = { inputLabel: { shrink: true } }

/** Fields of the selected slot; the end is computed from the length of the session type. */
export function SlotFields({ selectedSlot, types, wasSubmitted }: SlotFieldsProps) {
  const problems = wasSubmitted ? slotProblems(selectedSlot) : []
  const problemFields = new Set(problems.map(({ field }) => field))
  const isPast = problems.some(({ field, kind }) => field === 'startDate' && kind === 'invalid')
  const errorOf = (field: string) => (problemFields.has(field) ? 'Obligatoire' : undefined)
  const slotsPath = selectedSlot.therapistId
    ? `/therapists/${selectedSlot.therapistId}?${new URLSearchParams({ ...(selectedSlot.date && { date: selectedSlot.date }), ...(selectedSlot.type && { type: selectedSlot.type.id }) })}`
    : '/therapists'

  return (
    <FormSection
      layout="free"
      title="Séance"
      action={
        <Link id="therapistId" component={RouterLink} to={slotsPath}>
          {selectedSlot.therapistId ? 'Voir les créneaux libres' : 'Choisir un praticien'}
        </Link>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: '2fr 1fr 1fr' }, gap: 2 }}>
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <DayField
            id="startDate"
            label="Jour"
            required
            value={selectedSlot.date || null}
            onChange={(day) => selectedSlot.choose({ date: day ?? '' })}
            error={isPast ? startNotAheadMessage : errorOf('startDate')}
          />
        </Box>
        <TimeField
          id="startTime"
          label="De"
          required
          value={selectedSlot.startTime || null}
          onChange={(time) => selectedSlot.choose({ startTime: time ?? '' })}
          error={errorOf('startTime')}
        />
        <TextField
          id="endTime"
          label="A"
          required
          value={selectedSlot.endTime}
          slotProps={{ ...shrunkLabel, input: { readOnly: true } }}
          error={problemFields.has('endTime')}
          helperText={errorOf('endTime')}
        />
        {types.length > 0 && (
          <TextField
            id="sessionTypeId"
            select
            label="Type de séance"
            value={selectedSlot.type?.id ?? ''}
            onChange={(event) => selectedSlot.choose({ sessionTypeId: event.target.value })}
            slotProps={{ select: { native: true }, ...shrunkLabel }}
            error={selectedSlot.isTypeGone}
            helperText={selectedSlot.isTypeGone ? typeGoneText : undefined}
            sx={{ gridColumn: '1 / -1' }}
          >
            {selectedSlot.isTypeGone && <option value="">Choisissez un type de séance</option>}
            {types.map((type) => (
              <option key={type.id} value={type.id}>
                {typeLabel(type)}
              </option>
            ))}
          </TextField>
        )}
        {selectedSlot.type && (selectedSlot.club || selectedSlot.isClubGone) && (
          <ClubField selectedSlot={selectedSlot} clubs={selectedSlot.type.clubs} />
        )}
      </Box>
    </FormSection>
  )
}
