import { lazy, Suspense, useState } from 'react'
import type { Species } from 'shared/contracts/agenda/animal'
import type { Club } from 'shared/contracts/agenda/club'
import type { SessionType } from 'shared/contracts/directory/sessionType'
import { useQuery } from 'shared/client'
import { keptLengthNotice } from 'shared/domain/sessions/sessionType'
import { useRights } from 'shared/session'
import { Alert, Box, Stack, Typography } from 'shared/ui'
import {
  Controller,
  FormControlLabel,
  MultipleAutocomplete,
  NumberInput,
  PickInput,
  Switch,
  TextField,
  useWatch,
} from 'shared/ui/form'
import type { UseFormReturn } from 'shared/ui/form'
import { usageKey } from '../keys.ts'
import { readUsage } from './api.ts'
import { Questions } from './Questions.tsx'
import type { TypeDraft } from './typeDraft.ts'

const NewClubDialog = lazy(() => import('./NewClubDialog.tsx'))

interface TypeDetailsProps {
  type: SessionType
  form: UseFormReturn<TypeDraft>
  clubs: readonly Club[]
  species: readonly Species[]
  /** Saves a choice at once; a text or a number is saved on blur. */
  onCommit: () => void
}

const columnsSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}

/** Questions of a session type, and its settings other than name and price. */
export function TypeDetails({ type, form, clubs, species, onCommit }: TypeDetailsProps) {
  const { control, getValues, setValue } = form
  const { privileges } = useRights()
  const [newClubName, setNewClubName] = useState<string>()
  const [duration, isPublic] = useWatch({ control, name: ['duration', 'isPublic'] })
  const { data: usage } = useQuery({
    queryKey: usageKey(type.id),
    queryFn: ({ signal }) => readUsage(type.id, signal),
    staleTime: 0,
  })
  const lengthNotice = duration === type.duration ? '' : keptLengthNotice(usage?.upcoming ?? 0)
  return (
    <Stack spacing={3} sx={{ pt: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ ...columnsSx, pt: 1.5 }}>
        <NumberInput control={control} name="duration" label="Durée" unit="min" decimals={0} />
        {lengthNotice !== '' && (
          <Alert severity="info" sx={{ alignItems: 'center' }}>
            {lengthNotice}
          </Alert>
        )}
        <NumberInput
          control={control}
          name="animalCount"
          label="Nombre d'animaux"
          helperText="Vide : aucun animal n'est nécessaire"
          decimals={0}
          sx={{ gridColumn: { sm: 1 } }}
        />
        <PickInput
          control={control}
          name="speciesId"
          label="Espèce"
          none="Toutes les espèces"
          options={species.map(({ id, name }) => ({ value: id, label: name }))}
          onPick={onCommit}
        />
        <Controller
          control={control}
          name="clubIds"
          render={({ field }) => (
            <MultipleAutocomplete
              id="clubIds"
              options={clubs}
              ids={field.value}
              onIds={(ids) => {
                field.onChange(ids)
                onCommit()
              }}
              getOptionLabel={({ name }) => name}
              noOptionsText="Aucun lieu"
              onAdd={privileges.includes('CLUBS') ? setNewClubName : undefined}
              renderInput={(input) => (
                <TextField {...input} label="Lieux" helperText="Vide : proposé dans tous vos lieux" />
              )}
              sx={{ gridColumn: '1 / -1' }}
            />
          )}
        />
      </Box>
      <Box>
        <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
          Réservation en ligne
        </Typography>
        <Controller
          control={control}
          name="isPublic"
          render={({ field }) => (
            <FormControlLabel
              label="Proposé à la réservation en ligne"
              control={
                <Switch
                  checked={field.value}
                  onChange={(_, checked) => {
                    field.onChange(checked)
                    onCommit()
                  }}
                />
              }
            />
          )}
        />
        {isPublic && (
          <Box sx={{ ...columnsSx, mt: 2 }}>
            <NumberInput
              control={control}
              name="bufferBeforeMinutes"
              label="Battement avant"
              unit="min"
              decimals={0}
              helperText="Laissé libre avant la séance"
            />
            <NumberInput
              control={control}
              name="bufferAfterMinutes"
              label="Battement après"
              unit="min"
              decimals={0}
              helperText="Laissé libre après la séance"
            />
            <NumberInput
              control={control}
              name="noticeHours"
              label="Délai minimum"
              unit="h"
              decimals={0}
              helperText="Pas de demande plus tard que ce délai avant la séance"
            />
            <NumberInput
              control={control}
              name="horizonDays"
              label="Réservable au plus tard"
              unit="jours"
              decimals={0}
              helperText="Pas de demande plus longtemps à l'avance"
            />
          </Box>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          Ces réglages ne changent que les créneaux proposés aux visiteurs : vos séances restent comme elles sont, et
          vous pouvez toujours en ajouter.
        </Typography>
      </Box>
      <Questions typeId={type.id} />
      {newClubName !== undefined && (
        <Suspense>
          <NewClubDialog
            name={newClubName}
            onAdded={({ id }) => {
              setValue('clubIds', [...getValues('clubIds'), id], { shouldDirty: true })
              onCommit()
            }}
            onClose={() => setNewClubName(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  )
}
