import { useState } from 'react'
import type { ShortSession } from 'shared/contracts/session'
import { endBeforeStart } from 'shared/domain/sessions/session'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from 'shared/ui'
import { DayField, TimeField } from 'shared/ui/dates'
import { startedAt } from './moving.ts'
import type { Place } from './moving.ts'

interface MoveDialogProps {
  session: ShortSession
  onMove: (to: Place) => void
  onClose: () => void
}

type Draft = { [Field in keyof Place]: Place[Field] | null }

const missing = (value: string | null) => (value ? undefined : 'Obligatoire')

function problemsOf({ date, startTime, endTime }: Draft) {
  const end = missing(endTime) ?? (startTime && endTime && endTime <= startTime ? endBeforeStart : undefined)
  return { date: missing(date), startTime: missing(startTime), endTime: end }
}

/** To another day and hour without a pointer to drag with. Its start takes its end along. */
export default function MoveDialog({ session, onMove, onClose }: MoveDialogProps) {
  const [draft, setDraft] = useState<Draft>({
    date: session.date,
    startTime: session.startTime,
    endTime: session.endTime,
  })
  const [tried, setTried] = useState(false)
  const problems = tried ? problemsOf(draft) : { date: undefined, startTime: undefined, endTime: undefined }

  const start = (startTime: string | null) =>
    setDraft(({ date }) => ({
      date,
      startTime,
      endTime: startTime ? startedAt(session, session.date, startTime).endTime : draft.endTime,
    }))
  function submit() {
    setTried(true)
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
