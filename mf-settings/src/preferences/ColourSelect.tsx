import { colourSwatches } from 'shared/domain/colourSwatches'
import { colours } from 'shared/domain/calendarColour'
import { Box } from 'shared/ui'
import { TextField, useController } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { colourName } from './coloursDraft.ts'
import type { ColoursDraft, ClubOrTherapist } from './coloursDraft.ts'

interface ColourSelectProps {
  control: Control<ColoursDraft>
  clubOrTherapist: ClubOrTherapist
}

/** Colour of a club or a therapist, with its name. */
export function ColourSelect({ control, clubOrTherapist }: ColourSelectProps) {
  const { field } = useController({ control, name: `byId.${clubOrTherapist.id}` })
  const chosenColour = field.value ?? ''
  const isCustomColour = chosenColour !== '' && !colourSwatches.some(({ hexa }) => hexa === chosenColour)
  return (
    <TextField
      select
      id={`colour-${clubOrTherapist.id}`}
      label={clubOrTherapist.name}
      value={chosenColour}
      onChange={(event) => field.onChange(event.target.value || null)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        input: {
          startAdornment: (
            <Box
              aria-hidden="true"
              sx={{ flex: 'none', width: 24, height: 24, mr: 1, borderRadius: 'var(--mui-radius-swatch)' }}
              style={{ backgroundColor: chosenColour || colours.darkBlue.background }}
            />
          ),
        },
      }}
    >
      <option value="">Bleu nuit (comme les autres)</option>
      {colourSwatches.map(({ hexa, name }) => (
        <option key={hexa} value={hexa}>
          {name}
        </option>
      ))}
      {isCustomColour && <option value={chosenColour}>{colourName(chosenColour)}</option>}
    </TextField>
  )
}
