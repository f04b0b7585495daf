import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Box, Button, ConfirmDialog, FileButton } from 'shared/ui'
import { readRecordingFile } from './pending/readRecordingFile.ts'
import { fileNotSavedText } from './messages.ts'
import type { UnsentRecording } from './pending/PendingRecording.ts'
import { removePendingRecording } from './pending/pendingRecordings.ts'
import { sendPendingRecordings } from './pending/sendPendingRecordings.ts'

interface PendingActionsProps {
  recording: UnsentRecording
  /** Called when the recording was deleted and these buttons are removed, to move the focus that a button had. */
  onDeleted: () => void
}

/** Actions on an unsent recording. */
export function PendingActions({ recording, onDeleted }: PendingActionsProps) {
  const [isConfirming, setConfirming] = useState(false)
  const isDeleted = useRef(false)
  const onUnmount = useEffectEvent(() => {
    if (isDeleted.current) onDeleted()
  })
  useEffect(() => () => onUnmount(), [])

  function remove() {
    isDeleted.current = true
    void removePendingRecording(recording.id)
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1 }}>
      {!recording.isRefused && (
        <Button size="small" color="inherit" onClick={() => void sendPendingRecordings()}>
          Réessayer
        </Button>
      )}
      <FileButton
        size="small"
        color="inherit"
        read={() => readRecordingFile(recording)}
        failureMessages={fileNotSavedText}
      >
        Enregistrer le fichier
      </FileButton>
      <Button size="small" color="inherit" onClick={() => setConfirming(true)}>
        Supprimer
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title="Supprimer ce commentaire audio ?"
        confirm="Supprimer le commentaire"
        danger
        onConfirm={remove}
        onCancel={() => setConfirming(false)}
      >
        Il n'a pas été envoyé : personne ne pourra plus l'écouter.
      </ConfirmDialog>
    </Box>
  )
}
