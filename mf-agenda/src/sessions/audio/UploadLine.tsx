import { Box, Typography } from 'shared/ui'
import { LinearProgress } from 'shared/ui/data'
import { notStoredOnDeviceText, storedOnDeviceText, saveOrDeleteText } from './messages.ts'
import type { UnsentRecording } from './pending/PendingRecording.ts'
import { PendingActions } from './PendingActions.tsx'

/** Returns why a recording was not sent, and what the user can do or where it is stored meanwhile. */
function sentenceOf({ failure = 'À envoyer.', isRefused, isStored }: UnsentRecording): string {
  if (isRefused) return `${failure} ${saveOrDeleteText}`
  return `${failure} ${isStored ? storedOnDeviceText : notStoredOnDeviceText}`
}

interface UploadLineProps {
  recording: UnsentRecording
  onDeleted: () => void
}

/** Line of a recording that is being sent, is pending, or was refused. */
export function UploadLine({ recording, onDeleted }: UploadLineProps) {
  const { sentFraction, failure } = recording
  if (sentFraction !== undefined) {
    return (
      <Box component="li" sx={{ py: 1 }}>
        <Typography variant="body2" sx={{ mb: 0.5 }}>
          Envoi en cours…
        </Typography>
        <LinearProgress
          variant="determinate"
          value={Math.round(sentFraction * 100)}
          aria-label="Envoi du commentaire audio"
        />
      </Box>
    )
  }
  return (
    <Box component="li" sx={{ py: 1 }}>
      <Typography
        component="output"
        variant="body2"
        sx={{ display: 'block', color: failure ? 'error.main' : 'text.secondary' }}
      >
        {sentenceOf(recording)}
      </Typography>
      <PendingActions recording={recording} onDeleted={onDeleted} />
    </Box>
  )
}
