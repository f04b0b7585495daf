import type { Day } from 'shared/domain/calendar/day'
import { dayInWords } from 'shared/domain/format'
import { Box, Button, Typography } from 'shared/ui'

interface LastSessionNoticeProps {
  /** Date of the session whose values were filled in; undefined without one. */
  date: Day | undefined
  /** Day of the new session. */
  day: Day | null
  onUndo: () => void
}

/** Returns « 12 mars », with the year if it differs from the year of the new session. */
const dateText = (date: Day, day: Day | null) =>
  date.slice(0, 4) === day?.slice(0, 4) ? dayInWords(date).replace(/ \d{4}$/, '') : dayInWords(date)

/** Shows that the form was filled with the values of the patient's last session, with a button to undo this. */
export const LastSessionNotice = ({ date, day, onUndo }: LastSessionNoticeProps) => (
  <Box component="output" sx={{ gridColumn: '1 / -1', '&:empty': { position: 'absolute' } }}>
    {date && (
      <Typography component="span" variant="body2" color="textSecondary">
        <span>{`Comme la séance du ${dateText(date, day)}. `}</span>
        <Button
          size="small"
          aria-label={`Défaire : comme la séance du ${dateText(date, day)}`}
          onClick={() => {
            onUndo()
            // Moves the focus to the patient, because the button disappears.
            document.getElementById('patientId')?.focus()
          }}
          sx={{ px: 0.5, minWidth: 0, minHeight: { xs: 44, md: 24 }, py: 0, verticalAlign: 'baseline' }}
        >
          Défaire
        </Button>
      </Typography>
    )}
  </Box>
)
