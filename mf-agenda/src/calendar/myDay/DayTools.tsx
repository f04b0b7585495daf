import type { ShortSession } from 'shared/contracts/agenda/session'
import { addDays } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { plural } from 'shared/domain/format'
import { Box, ChevronLeftIcon, ChevronRightIcon, IconButton, touchSize } from 'shared/ui'
import { Checkbox, FormControlLabel } from 'shared/ui/data'
import { BulkActions } from './BulkActions.tsx'

interface DayToolsProps {
  day: Day
  sessions: readonly ShortSession[]
  chosenSessions: readonly ShortSession[]
  onChooseAll: (areChosen: boolean) => void
  onDayChange: (day: Day) => void
}

const chosenText = (count: number) => `${count} ${plural(count, 'séance choisie', 'séances choisies')}`

/** Checkbox that chooses all sessions, buttons for the previous and next day, and actions on the chosen sessions. */
export function DayTools({ day, sessions, chosenSessions, onChooseAll, onDayChange }: DayToolsProps) {
  const areAllChosen = chosenSessions.length === sessions.length
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
        {sessions.length > 0 && (
          <FormControlLabel
            label={chosenText(chosenSessions.length)}
            control={
              <Checkbox
                checked={areAllChosen}
                indeterminate={!areAllChosen && chosenSessions.length > 0}
                onChange={() => onChooseAll(!areAllChosen)}
              />
            }
          />
        )}
        <Box sx={{ flexGrow: 1 }} />
        <IconButton
          aria-label="Ma journée : jour précédent"
          onClick={() => onDayChange(addDays(day, -1))}
          sx={touchSize}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton aria-label="Ma journée : jour suivant" onClick={() => onDayChange(addDays(day, 1))} sx={touchSize}>
          <ChevronRightIcon />
        </IconButton>
      </Box>
      {sessions.length > 0 && <BulkActions chosenSessions={chosenSessions} />}
    </>
  )
}
