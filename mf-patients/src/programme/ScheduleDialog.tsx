import { lazy, Suspense, useId, useState } from 'react'
import type { HoursCounter } from 'shared/contracts/patients/programme'
import { plural, shortDay } from 'shared/domain/format'
import { addMinutes } from 'shared/domain/calendar/time'
import { addDays } from 'shared/domain/calendar/day'
import { lastDayOfSeries, sessionsToSchedule } from 'shared/domain/programme/remainingSeries'
import type { SeriesInterval } from 'shared/domain/programme/remainingSeries'
import { recurrenceLabel } from 'shared/domain/sessions/recurrence'
import { useSessionTypes } from 'shared/lists'
import { Link } from 'shared/router'
import { practiceToday } from 'shared/session'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Pending,
  Typography,
  useCloseGuard,
} from 'shared/ui'
import { MenuItem, TextField } from 'shared/ui/data'

const LazySeriesStart = lazy(() => import('./SeriesStart.tsx').then((module) => ({ default: module.SeriesStart })))

interface ScheduleDialogProps {
  patientId: string
  counter: HoursCounter
  onClose: () => void
}

const defaultStartTime = '10:00'
/** Length of the sessions in a practice without session types. */
const defaultDurationMinutes = 60
const intervals: readonly SeriesInterval[] = ['WEEK', 'TWO_WEEKS']

/** Asks for the values that prefill the form of a new series. That form shows conflicts before any session is saved. */
export function ScheduleDialog({ patientId, counter, onClose }: ScheduleDialogProps) {
  const titleId = useId()
  const { data: types = [] } = useSessionTypes()
  const [typeId, setTypeId] = useState<string>()
  const [interval, setSeriesInterval] = useState<SeriesInterval>('WEEK')
  const tomorrow = addDays(practiceToday(), 1)
  const [day, setDay] = useState<string | null>(tomorrow)
  const [time, setTime] = useState<string | null>(defaultStartTime)
  const type = types.find(({ id }) => id === typeId) ?? types[0]
  const minutes = type?.duration ?? defaultDurationMinutes
  const count = sessionsToSchedule(counter, minutes)
  const endDate = day && lastDayOfSeries(day, interval, count)
  const search = new URLSearchParams({
    patient: patientId,
    ...(type && { type: type.id }),
    ...(day && { jour: day }),
    ...(time && { de: time, a: addMinutes(time, minutes) }),
    ...(endDate && count > 1 && { frequence: interval, fin: endDate }),
  })
  const isDirty = typeId !== undefined || interval !== 'WEEK' || day !== tomorrow || time !== defaultStartTime
  const { close, question, markSaved } = useCloseGuard(isDirty, onClose)
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Planifier les séances restantes</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          <TextField
            select
            label="Type de séance"
            value={type?.id ?? ''}
            onChange={({ target }) => setTypeId(target.value)}
          >
            {types.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <Suspense fallback={<Pending rows={1} />}>
            <LazySeriesStart day={day} time={time} onDay={setDay} onTime={setTime} />
          </Suspense>
          <TextField
            select
            label="Fréquence"
            value={interval}
            onChange={({ target }) => setSeriesInterval(target.value === 'TWO_WEEKS' ? 'TWO_WEEKS' : 'WEEK')}
          >
            {intervals.map((option) => (
              <MenuItem key={option} value={option}>
                {recurrenceLabel(option, day)}
              </MenuItem>
            ))}
          </TextField>
          <Typography component="output">
            {day &&
              endDate &&
              `${count} ${plural(count, 'séance', 'séances')} de ${minutes} min, du ${shortDay(day)} au ${shortDay(endDate)}`}
          </Typography>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Annuler</Button>
        <Button
          variant="contained"
          component={Link}
          to={`/pros/session?${search.toString()}`}
          disabled={!day || !time}
          onClick={markSaved}
        >
          Préparer les séances
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  )
}
