import { useState } from 'react'
import type { ShortSession } from 'shared/contracts/session'
import { endBeforeStart } from 'shared/domain/sessions/session'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from 'shared/ui'
import { DayField, TimeField } from 'shared/ui/dates'
import { timeSlotStartingAt } from './movedSession.ts'
import type { TimeSlot } from 'shared/contracts/timeSlot'

interface MoveDialogProps {
  session: ShortSession
  onMove: (to: TimeSlot) => void
  onClose: () => void
}

type Draft = { [Field in keyof TimeSlot]: TimeSlot[Field] | null }

const missing = (value: string | null) => (value ? undefined : 'Obligatoire')

function problemsOf({ date, startTime, endTime }: Draft) {
  const end = missing(endTime) ?? (startTime && endTime && endTime <= startTime ? endBeforeStart : undefined)
  return { date: missing(date), startTime: missing(startTime), endTime: end }
}

/** Moves a session without dragging. A new start moves the end with it. */
export function MoveDialog({ session, onMove, onClose }: MoveDialogProps) {
  const [draft, setDraft] = useState<Draft>({
    date: session.date,
    startTime: session.startTime,
    endTime: session.endTime,
  })
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const problems = hasSubmitted ? problemsOf(draft) : { date: undefined, startTime: undefined, endTime: undefined }

  const start = (startTime: string | null) =>
    setDraft(({ date }) => ({
      date,
      startTime,
      endTime: startTime ? timeSlotStartingAt(session, session.date, startTime).endTime : draft.endTime,
    }))
  function submit() {
    setHasSubmitted(true)
    const { date, startTime, endTime } = draft
    if (date && startTime && endTime && startTime < endTime) onMove({ date, startTime, endTime })
  }

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="move-title">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <DialogTitle id="move-title">Déplacer la séance</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{session.title}</DialogContentText>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: '1fr 1fr',
              '& > :first-of-type': { gridColumn: '1 / -1' },
            }}
          >
            <DayField
              id="move-day"
              label="Jour"
              required
              value={draft.date}
              error={problems.date}
              onChange={(date) => setDraft((before) => ({ ...before, date }))}
            />
            <TimeField
              id="move-start"
              label="De"
              required
              value={draft.startTime}
              error={problems.startTime}
              onChange={start}
            />
            <TimeField
              id="move-end"
              label="A"
              required
              value={draft.endTime}
              error={problems.endTime}
              onChange={(endTime) => setDraft((before) => ({ ...before, endTime }))}
            />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="contained">
            Déplacer
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
