import { useState } from 'react'
import type { PreviewedDate } from 'shared/contracts/agenda/session'
import type { Day } from 'shared/domain/calendar/day'
import { Box, Button } from 'shared/ui'
import { choiceOf, isBlocked, isFree } from './choices.ts'
import type { Choice, Choices } from './choices.ts'
import { PreviewDate } from './PreviewDate.tsx'
import type { PreviewTexts } from './previewTexts.ts'

/** Number of dates with only a warning that are listed initially; an expired vaccine warns on every later date. */
const maxWarningsShown = 5

interface DatesToReviewProps {
  dates: readonly PreviewedDate[]
  choices: Choices
  choiceLabels: PreviewTexts['choices']
  onChoose: (day: Day, choice: Choice) => void
}

/** Lists the dates that are not free: all blocked dates, and the first dates with only a warning. */
export function DatesToReview({ dates, choices, choiceLabels, onChoose }: DatesToReviewProps) {
  const [areAllShown, setAllShown] = useState(false)
  const warnedDates = dates.filter((date) => !isFree(date) && !isBlocked(date))
  const hiddenDates = areAllShown ? [] : warnedDates.slice(maxWarningsShown)
  return (
    <>
      <Box component="ul" aria-label="Dates à regarder" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {dates
          .filter((date) => !isFree(date) && !hiddenDates.includes(date))
          .map((date) => (
            <PreviewDate
              key={date.sessionId ?? date.date}
              date={date}
              choice={choiceOf(date, choices)}
              choiceLabels={choiceLabels}
              onChoose={(newChoice) => onChoose(date.date, newChoice)}
            />
          ))}
      </Box>
      {hiddenDates.length > 0 && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
          <Button onClick={() => setAllShown(true)}>
            Voir {hiddenDates.length} {hiddenDates.length === 1 ? 'autre date' : 'autres dates'} avec un avertissement
          </Button>
        </Box>
      )}
    </>
  )
}
