import { useId } from 'react'
import { addMinutes, endOfDay, minutesOfDay, timeOf } from 'shared/domain/calendar/time'
import { AddIcon, Box, Button, DeleteIcon, IconButton, Stack, Typography } from 'shared/ui'
import { PickInput, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { HoursDraft } from './hoursDraft.ts'

interface DayHoursProps {
  control: Control<HoursDraft>
  label: string
  /** Intervals of this weekday, each with its index in the form's list. */
  rows: readonly { id: string; index: number }[]
  onAdd: (interval: { startTime: string; endTime: string }) => void
  onRemove: (index: number) => void
}

const stepMinutes = 15
const startTimes = Array.from({ length: minutesOfDay / stepMinutes }, (_, index) => timeOf(index * stepMinutes))
const endTimes = [...startTimes.slice(1), endOfDay]

/** Returns the times to choose from, in order, with the chosen time if it is not one of them. */
const timeOptions = (times: readonly string[], value: string) =>
  [...new Set([...times, value])].toSorted().map((time) => ({ value: time, label: time }))

export function DayHours({ control, label, rows, onAdd, onRemove }: DayHoursProps) {
  const labelId = useId()
  const intervals = useWatch({ control, name: 'intervals' })

  const add = () => {
    const lastEnd = rows
      .map(({ index }) => intervals[index]?.endTime ?? '')
      .toSorted()
      .at(-1)
    if (lastEnd === undefined) onAdd({ startTime: '09:00', endTime: '12:00' })
    else
      onAdd(
        lastEnd < '14:00'
          ? { startTime: '14:00', endTime: '18:00' }
          : { startTime: lastEnd, endTime: addMinutes(lastEnd, 60) },
      )
  }

  return (
    <Box
      component="fieldset"
      aria-labelledby={labelId}
      sx={{
        border: 0,
        m: 0,
        px: 0,
        minWidth: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '110px 1fr auto' },
        columnGap: 2,
        rowGap: 1,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        alignItems: 'start',
      }}
    >
      <Typography id={labelId} sx={{ fontWeight: 600, pt: 1 }}>
        {label}
      </Typography>
      <Stack spacing={1.5} sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } }}>
        {rows.length === 0 && (
          <Typography color="textSecondary" sx={{ pt: 1 }}>
            Fermé
          </Typography>
        )}
        {rows.map(({ id, index }) => (
          <Stack key={id} direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
            <PickInput
              control={control}
              name={`intervals.${index}.startTime`}
              label="De"
              options={timeOptions(startTimes, intervals[index]?.startTime ?? '')}
            />
            <PickInput
              control={control}
              name={`intervals.${index}.endTime`}
              label="À"
              options={timeOptions(endTimes, intervals[index]?.endTime ?? '')}
            />
            <IconButton
              onClick={() => onRemove(index)}
              aria-label={`Supprimer la plage de ${intervals[index]?.startTime} à ${intervals[index]?.endTime}, ${label.toLowerCase()}`}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Stack>
        ))}
      </Stack>
      <Button
        size="small"
        startIcon={<AddIcon />}
        onClick={add}
        aria-label={`Ajouter une plage, ${label.toLowerCase()}`}
        sx={{ mt: 0.5 }}
      >
        Ajouter
      </Button>
    </Box>
  )
}
