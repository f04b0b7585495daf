import { queryClient } from 'shared/client'
import { calendarWeekdays } from 'shared/domain/calendar/calendarWeek'
import { openingHoursProblems } from 'shared/domain/calendar/openingHours'
import { listKey } from 'shared/lists'
import { Form, FormActions, problemsResolver, useFieldArray, useForm, useSave } from 'shared/ui/form'
import { openingHoursKey } from '../keys.ts'
import { readOpeningHours, saveOpeningHours } from './api.ts'
import type { SavedHours } from './api.ts'
import { DayHours } from './DayHours.tsx'
import { hoursDraftOf, hoursLabels, weekdayName } from './hoursDraft.ts'
import type { HoursDraft } from './hoursDraft.ts'
import { saveMessages } from './messages.ts'

const draftProblems = ({ intervals }: HoursDraft) =>
  openingHoursProblems(intervals).map((problem) => ({ ...problem, field: `intervals.${problem.field}` }))

export function OpeningHoursForm({ hours }: { hours: SavedHours }) {
  const form = useForm<HoursDraft>({
    defaultValues: hoursDraftOf(hours),
    resolver: problemsResolver(draftProblems),
    shouldFocusError: true,
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'intervals' })
  const saving = useSave(form, {
    save: ({ intervals }, _key, original = hours) => saveOpeningHours(original, intervals),
    revision: { original: hours, read: () => readOpeningHours(), draftOf: hoursDraftOf, labels: hoursLabels },
    messages: saveMessages,
    draftOf: hoursDraftOf,
    hasErrorSummary: false,
    onSaved: (savedHours) => {
      queryClient.setQueryData(openingHoursKey, savedHours)
      void queryClient.invalidateQueries({ queryKey: listKey.schedules })
    },
  })

  return (
    <Form saving={saving} staleTitle="Vos horaires ont été modifiés entre-temps">
      {calendarWeekdays.map((dayOfWeek) => (
        <DayHours
          key={dayOfWeek}
          control={form.control}
          label={weekdayName(dayOfWeek)}
          rows={fields.flatMap(({ id, weekday }, index) => (weekday === dayOfWeek ? [{ id, index }] : []))}
          onAdd={(interval) => append({ weekday: dayOfWeek, ...interval })}
          onRemove={remove}
        />
      ))}
      <FormActions isBusy={saving.isBusy} isDirty={saving.isDirty} />
    </Form>
  )
}
