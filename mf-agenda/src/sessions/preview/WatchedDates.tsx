import { useState } from 'react'
import type { PreviewedDate } from 'shared/contracts/agenda/session'
import { Box, Button } from 'shared/ui'
import { choiceOf, isBlocked, isFree } from './choices.ts'
import type { Choices } from './choices.ts'
import { PreviewDate } from './PreviewDate.tsx'
import type { PreviewWords } from './previewWords.ts'

/** An expired vaccine warns on every later week: the first ones are enough. */
const maxWarningsShown = 5

interface WatchedDatesProps {
  dates: readonly PreviewedDate[]
  choices: Choices
  words: PreviewWords['choices']
  onChoose: (choices: Choices) => void
}

/** The dates that are not free: all that are blocked, and the first ones with a warning only. */
export function WatchedDates({ dates, choices, words, onChoose }: WatchedDatesProps) {
  const [areAllShown, setAllShown] = useState(false)
  const warned = dates.filter((date) => !isFree(date) && !isBlocked(date))
  const later = areAllShown ? [] : warned.slice(maxWarningsShown)
  return (
    <>
      <Box component="ul" aria-label="Dates à regarder" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {dates
          .filter((date) => !isFree(date) && !later.includes(date))
          .map((date) => (
            <PreviewDate
              key={date.sessionId ?? date.date}
              date={date}
              choice={choiceOf(date, choices)}
              words={words}
              onChoose={(picked) => onChoose({ ...choices, [date.date]: picked })}
            />
          ))}
      </Box>
      {later.length > 0 && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
          <Button onClick={() => setAllShown(true)}>
            Voir {later.length} {later.length === 1 ? 'autre date' : 'autres dates'} avec un avertissement
          </Button>
        </Box>
      )}
    </>
  )
}
