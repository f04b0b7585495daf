import { useState } from 'react'
import { queryClient } from 'shared/client'
import type { OpeningHours } from 'shared/contracts/user'
import { openingHoursProblems } from 'shared/domain/calendar/openingHours'
import { Alert, Box, Button, Stack, toast } from 'shared/ui'
import { problemsResolver, useFieldArray, useForm, useUnsavedGuard } from 'shared/ui/form'
import { openingHoursKey } from '../keys.ts'
import { saveOpeningHours } from './api.ts'
import { DayHours } from './DayHours.tsx'
import type { HoursDraft } from './hoursDraft.ts'
import { hoursFailed, hoursSaved } from './messages.ts'

const weekdays = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche']

const problemsOfDraft = ({ intervals }: HoursDraft) =>
  openingHoursProblems(intervals).map(({ field, message }) => ({ field: `intervals.${field}`, message }))

export function OpeningHoursForm({ hours }: { hours: OpeningHours }) {
  const { control, formState, handleSubmit, reset } = useForm<HoursDraft>({
    defaultValues: { intervals: hours },
    resolver: problemsResolver<HoursDraft>(problemsOfDraft),
    shouldFocusError: true,
  })
  const { fields, append, remove } = useFieldArray({ control, name: 'intervals' })
  const [failed, setFailed] = useState(false)
  useUnsavedGuard(formState.isDirty)

  const save = async ({ intervals }: HoursDraft) => {
    setFailed(false)
    try {
      const answer = await saveOpeningHours(intervals)
      queryClient.setQueryData(openingHoursKey, answer)
      reset({ intervals: answer })
      toast(hoursSaved)
    } catch {
      setFailed(true)
      toast(hoursFailed, 'error')
    }
  }

  return (
    <Box component="form" noValidate onSubmit={handleSubmit(save)}>
      {failed && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {hoursFailed}
        </Alert>
      )}
      {weekdays.map((label, index) => (
        <DayHours
          key={label}
          control={control}
          label={label}
          places={fields.flatMap(({ id, weekday }, place) => (weekday === index + 1 ? [{ id, place }] : []))}
          onAdd={(interval) => append({ weekday: index + 1, ...interval })}
          onRemove={remove}
        />
      ))}
      <Stack direction="row" sx={{ justifyContent: 'flex-end', mt: 2 }}>
        <Button type="submit" variant="contained" loading={formState.isSubmitting}>
          Enregistrer les horaires
        </Button>
      </Stack>
    </Box>
  )
}
