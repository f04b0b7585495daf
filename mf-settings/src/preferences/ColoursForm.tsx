import { queryClient } from 'shared/client'
import type { ColourSettings } from 'shared/contracts/agenda/agenda'
import { colourModesOf } from 'shared/domain/colourSwatches'
import { listKey } from 'shared/lists'
import { useRights } from 'shared/session'
import { Box, Stack } from 'shared/ui'
import { Form, FormActions, RadioInput, useForm, useSave, useWatch } from 'shared/ui/form'
import { coloursKey } from '../keys.ts'
import { readColours, saveColours } from './api.ts'
import type { SavedColours } from './api.ts'
import { coloursLabels, draftOf, settingsOf } from './coloursDraft.ts'
import type { ColoursDraft, ClubOrTherapist } from './coloursDraft.ts'
import { ColourSelect } from './ColourSelect.tsx'
import { ColoursPreview } from './ColoursPreview.tsx'
import { saveMessages, texts } from './messages.ts'

interface ColoursFormProps {
  colours: SavedColours
  clubs: readonly ClubOrTherapist[]
  therapists: readonly ClubOrTherapist[]
}

const modeLabels: Record<ColourSettings['type'], string> = {
  DEFAULT: 'Selon leur état',
  CLUBS: 'Par lieu',
  THERAPISTS: 'Par praticien',
}

export function ColoursForm({ colours, clubs, therapists }: ColoursFormProps) {
  const { offer } = useRights()
  const modes = colourModesOf(offer)
  /** A mode that the offer does not include falls back to colours by state, as in the agenda. */
  const allowedDraftOf = (savedColours: ColourSettings): ColoursDraft => ({
    ...draftOf(savedColours),
    type: modes.includes(savedColours.type) ? savedColours.type : 'DEFAULT',
  })
  const form = useForm<ColoursDraft>({ defaultValues: allowedDraftOf(colours) })
  const { control } = form
  const draft = useWatch({ control, compute: (values: ColoursDraft) => values })
  const saving = useSave(form, {
    save: (values, _key, original = colours) => saveColours(original, settingsOf(values)),
    revision: {
      original: colours,
      read: () => readColours(),
      draftOf: allowedDraftOf,
      labels: coloursLabels(modeLabels, [...clubs, ...therapists]),
    },
    messages: saveMessages,
    draftOf: allowedDraftOf,
    hasErrorSummary: false,
    onSaved: (savedColours) => {
      queryClient.setQueryData(coloursKey, savedColours)
      queryClient.setQueryData(listKey.calendarColours, settingsOf(draftOf(savedColours)))
    },
  })
  const clubsOrTherapists = { DEFAULT: [], CLUBS: clubs, THERAPISTS: therapists }[draft.type]

  return (
    <Form saving={saving} staleTitle={texts.staleColours}>
      <Stack spacing={2.5}>
        <RadioInput
          control={control}
          name="type"
          label="Mode de couleur"
          options={modes.map((mode) => ({ value: mode, label: modeLabels[mode] }))}
        />
        {clubsOrTherapists.length > 0 && (
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {clubsOrTherapists.map((clubOrTherapist) => (
              <ColourSelect key={clubOrTherapist.id} control={control} clubOrTherapist={clubOrTherapist} />
            ))}
          </Box>
        )}
        <ColoursPreview settings={settingsOf(draft)} clubsOrTherapists={clubsOrTherapists} />
        <FormActions isBusy={saving.isBusy} isDirty={saving.isDirty} />
      </Stack>
    </Form>
  )
}
