import { plural, shortDay } from 'shared/domain/format'
import { practiceMomentOf } from 'shared/session'
import { Alert } from 'shared/ui'
import { UnsentNotice } from '../../device/UnsentNotice.tsx'
import { notStoredOnDeviceText, saveOrDeleteText } from './messages.ts'
import { PendingActions } from './PendingActions.tsx'
import type { PendingRecording } from './pending/PendingRecording.ts'
import { sendPendingRecordings } from './pending/sendPendingRecordings.ts'
import { usePendingRecordings } from './pending/usePendingRecordings.ts'

/** « 20/11/2026 à 10:05 » */
function formatStart({ startedAt }: PendingRecording): string {
  const { day, time } = practiceMomentOf(startedAt)
  return `${shortDay(day)} à ${time}`
}

const focusTitle = () => document.querySelector('h1')?.focus()

/** Notices in the agenda: the number of unsent audio comments, with a button to send them, and each refused comment. */
export default function UnsentRecordings() {
  const recordings = usePendingRecordings()
  const recordingsToSend = recordings.filter(({ isRefused }) => !isRefused)
  const refusedRecordings = recordings.filter(({ isRefused }) => isRefused)
  const count = recordingsToSend.length
  return (
    <>
      {count > 0 && (
        <UnsentNotice
          recordedAt={recordingsToSend.map(({ startedAt }) => startedAt)}
          onSend={() => void sendPendingRecordings()}
        >
          {`${count} ${plural(count, 'commentaire audio', 'commentaires audio')} à envoyer. `}
          {recordingsToSend.every(({ isStored }) => isStored)
            ? `${plural(count, 'Gardé', 'Gardés')} sur cet appareil.`
            : notStoredOnDeviceText}
        </UnsentNotice>
      )}
      {refusedRecordings.map((recording) => (
        <Alert key={recording.id} severity="warning" sx={{ mb: 2 }}>
          {`Commentaire audio du ${formatStart(recording)}. ${recording.failure ?? ''} ${saveOrDeleteText}`}
          <PendingActions recording={recording} onDeleted={focusTitle} />
        </Alert>
      ))}
    </>
  )
}
