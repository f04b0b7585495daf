import { queryClient } from 'shared/client'
import type { OpeningHours } from 'shared/contracts/user'
import { openingHoursProblems } from 'shared/domain/calendar/openingHours'
import { Box } from 'shared/ui'
import { Form, FormActions, problemsResolver, useFieldArray, useForm, useSave } from 'shared/ui/form'
import { openingHoursKey } from '../keys.ts'
import { saveOpeningHours } from './api.ts'
import { DayHours } from './DayHours.tsx'
import type { HoursDraft } from './hoursDraft.ts'
import { hoursMessages } from './messages.ts'

const weekdays = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche']

const draftProblems = ({ intervals }: HoursDraft) =>
  openingHoursProblems(intervals).map((problem) => ({ ...problem, field: `intervals.${problem.field}` }))

export function OpeningHoursForm({ hours }: { hours: OpeningHours }) {
  const form = useForm<HoursDraft>({
    defaultValues: { intervals: hours },
    resolver: problemsResolver(draftProblems),
    shouldFocusError: true,
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'intervals' })
  const saving = useSave(form, {
    save: ({ intervals }) => saveOpeningHours(intervals),
    messages: hoursMessages,
    draftOf: (saved) => ({ intervals: saved }),
    hasBox: false,
    onSaved: (saved) => queryClient.setQueryData(openingHoursKey, saved),
  })

  return (
    <Form saving={saving}>
      {weekdays.map((label, index) => (
        <DayHours
          key={label}
          control={form.control}
          label={label}
          rows={fields.flatMap(({ id, weekday }, row) => (weekday === index + 1 ? [{ id, row }] : []))}
          onAdd={(interval) => append({ weekday: index + 1, ...interval })}
          onRemove={remove}
        />
      ))}
      <Box sx={{ mt: 2 }}>
        <FormActions submit="Enregistrer les horaires" isBusy={saving.isBusy} />
      </Box>
    </Form>
  )
}
