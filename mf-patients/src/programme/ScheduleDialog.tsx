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
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Pending, Typography } from 'shared/ui'
import { MenuItem, TextField } from 'shared/ui/data'

const LazySeriesStart = lazy(() => import('./SeriesStart.tsx').then((module) => ({ default: module.SeriesStart })))

interface ScheduleDialogProps {
  patientId: string
  counter: HoursCounter
  onClose: () => void
}

const steps: readonly SeriesInterval[] = ['WEEK', 'TWO_WEEKS']

/** Asks for the values that prefill the form of a new series. That form shows conflicts before any session is saved. */
export function ScheduleDialog({ patientId, counter, onClose }: ScheduleDialogProps) {
  const titleId = useId()
  const { data: types = [] } = useSessionTypes()
  const [typeId, setTypeId] = useState<string>()
  const [step, setStep] = useState<SeriesInterval>('WEEK')
  const [day, setDay] = useState<string | null>(addDays(practiceToday(), 1))
  const [time, setTime] = useState<string | null>('10:00')
  const type = types.find(({ id }) => id === typeId) ?? types[0]
  const minutes = type?.duration ?? 60
  const count = sessionsToSchedule(counter, minutes)
  const endDate = day && lastDayOfSeries(day, step, count)
  const search = new URLSearchParams({
    patient: patientId,
    ...(type && { type: type.id }),
    ...(day && { jour: day }),
    ...(time && { de: time, a: addMinutes(time, minutes) }),
    ...(endDate && count > 1 && { frequence: step, fin: endDate }),
  })
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
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
            value={step}
            onChange={({ target }) => setStep(target.value === 'TWO_WEEKS' ? 'TWO_WEEKS' : 'WEEK')}
          >
            {steps.map((option) => (
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
        <Button onClick={onClose}>Annuler</Button>
        <Button variant="contained" component={Link} to={`/pros/session?${search.toString()}`} disabled={!day || !time}>
          Préparer les séances
        </Button>
      </DialogActions>
    </Dialog>
  )
}
