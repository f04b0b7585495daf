import { shortDay } from 'shared/domain/format'
import { datesOf, maxOccurrences } from 'shared/domain/sessions/recurrence'
import { Box, Button, Typography } from 'shared/ui'
import { DayInput } from 'shared/ui/dates'
import { useWatch } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'

interface SeriesFieldsProps {
  form: SessionFormApi
  /** True for a saved session, whose series cannot change. */
  isLocked: boolean
  onEndChange: () => void
  onPreview: () => void
}

/** Last day of a series, with the number of its sessions and their preview; nothing for a single session. */
export function SeriesFields({ form: { control }, isLocked, onEndChange, onPreview }: SeriesFieldsProps) {
  const recurrence = useWatch({ control, name: 'recurrence' })
  if (recurrence === 'ONCE') return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
      <Box sx={{ flex: '0 1 10rem' }}>
        <DayInput
          control={control}
          name="endDate"
          label="Date de fin"
          required={!isLocked}
          disabled={isLocked}
          onPick={onEndChange}
        />
      </Box>
      {isLocked ? (
        <Typography variant="body2" sx={{ flex: '1 1 12rem', color: 'text.secondary' }}>
          La fréquence d'une séance enregistrée ne se change plus.
        </Typography>
      ) : (
        <SeriesCount form={{ control }} onPreview={onPreview} />
      )}
    </Box>
  )
}

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
    <>
      <Typography variant="body2" component="output" sx={{ flex: '1 1 8rem' }}>
        {isCountShown &&
          `${dates.length} séance${dates.length > 1 ? 's' : ''}, du ${shortDay(firstDate)} au ${shortDay(lastDate)}`}
      </Typography>
      <Button variant="outlined" onClick={onPreview}>
        Aperçu des séances
      </Button>
    </>
  )
}
