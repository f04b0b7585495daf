import { shortDay } from 'shared/domain/format'
import { datesOf, maxOccurrences, recurrenceLabel, recurrences } from 'shared/domain/sessions/recurrence'
import { Box, Button, Typography } from 'shared/ui'
import { DayInput } from 'shared/ui/dates'
import { FormSection, PickInput, useWatch } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'

interface SessionFrequencyProps {
  form: SessionFormApi
  /** True for a saved session, whose frequency cannot change. */
  isLocked: boolean
  onRecurrenceChange: () => void
  onEndChange: () => void
  onPreview: () => void
}

export function SessionFrequency({
  form: { control },
  isLocked,
  onRecurrenceChange,
  onEndChange,
  onPreview,
}: SessionFrequencyProps) {
  const [recurrence, startDate] = useWatch({ control, name: ['recurrence', 'startDate'] })
  const options = recurrences.map((value) => ({ value, label: recurrenceLabel(value, startDate) }))
  const isRecurring = recurrence !== 'ONCE'
  return (
    <FormSection layout="stack" title="Fréquence">
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: isRecurring ? '3fr 2fr' : '1fr' },
          alignItems: 'start',
        }}
      >
        <PickInput
          control={control}
          name="recurrence"
          label="Fréquence"
          options={options}
          disabled={isLocked}
          onPick={onRecurrenceChange}
        />
        {isRecurring && (
          <DayInput
            control={control}
            name="endDate"
            label="Date de fin"
            required={!isLocked}
            disabled={isLocked}
            onPick={onEndChange}
          />
        )}
      </Box>
      {isLocked && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          La fréquence d'une séance enregistrée ne se change plus.
        </Typography>
      )}
      {isRecurring && !isLocked && <SeriesCount form={{ control }} onPreview={onPreview} />}
    </FormSection>
  )
}

/** Number of sessions of the series, with a button to preview them before saving. */
function SeriesCount({
  form: { control },
  onPreview,
}: {
  form: Pick<SessionFormApi, 'control'>
  onPreview: () => void
}) {
  const [recurrence, startDate, endDate] = useWatch({ control, name: ['recurrence', 'startDate', 'endDate'] })
  const dates = startDate && endDate ? datesOf({ recurrence, startDate, endDate }) : []
  const [firstDate, lastDate] = [dates[0], dates.at(-1)]
  const isCountShown = firstDate && lastDate && dates.length <= maxOccurrences
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="body2" component="output">
        {isCountShown &&
          `${dates.length} séance${dates.length > 1 ? 's' : ''}, du ${shortDay(firstDate)} au ${shortDay(lastDate)}`}
      </Typography>
      <Button variant="outlined" onClick={onPreview}>
        Aperçu des séances
      </Button>
    </Box>
  )
}
