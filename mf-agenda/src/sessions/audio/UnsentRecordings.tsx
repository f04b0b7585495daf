import { plural, shortDay } from 'shared/domain/format'
import { practiceMomentOf } from 'shared/session'
import { Alert, Box, Button } from 'shared/ui'
import { notOnDevice, whatToDo } from './messages.ts'
import { PendingActions } from './PendingActions.tsx'
import type { PendingRecording } from './pending/PendingRecording.ts'
import { sendPendingRecordings } from './pending/sendPendingRecordings.ts'
import { usePendingRecordings } from './pending/usePendingRecordings.ts'

/** « 20/11/2026 à 10:05 » */
function startOf({ startedAt }: PendingRecording): string {
  const { day, time } = practiceMomentOf(startedAt)
  return `${shortDay(day)} à ${time}`
}

const focusTitle = () => document.querySelector('h1')?.focus()

/** On the agenda: the audio comments that are not sent yet, which it sends, and those the server refused. */
export default function UnsentRecordings() {
  const recordings = usePendingRecordings()
  const waiting = recordings.filter(({ isRefused }) => !isRefused)
  const refused = recordings.filter(({ isRefused }) => isRefused)
  const count = waiting.length
  return (
    <>
      {count > 0 && (
        <Box component="output" sx={{ display: 'block' }}>
          <Alert
            severity="info"
            role="none"
            sx={{ mb: 2 }}
            action={
              <Button color="inherit" size="small" onClick={() => void sendPendingRecordings()}>
                Envoyer
              </Button>
            }
          >
            {`${count} ${plural(count, 'commentaire audio', 'commentaires audio')} à envoyer. `}
            {waiting.every(({ isKept }) => isKept)
              ? `${plural(count, 'Gardé', 'Gardés')} sur cet appareil.`
              : notOnDevice}
          </Alert>
        </Box>
      )}
      {refused.map((recording) => (
        <Alert key={recording.id} severity="warning" sx={{ mb: 2 }}>
          {`Commentaire audio du ${startOf(recording)}. ${recording.failure ?? ''} ${whatToDo}`}
          <PendingActions recording={recording} onDeleted={focusTitle} />
        </Alert>
      ))}
    </>
  )
}
