import { useEffect, useRef, useState } from 'react'
import { Box, Button, LoadFailed, Typography } from 'shared/ui'
import { useSendOnce } from 'shared/ui/form'
import { healthLineTexts } from '../messages.ts'
import { refetchAnimals } from './refetchAnimals.ts'
import type { HealthRecord, LineCalls, LineDraft } from './line.ts'

interface RemovedLineProps {
  lastValues: LineDraft
  add: LineCalls['add']
  /** Called once the record exists on the server again, under a new id. */
  onRestored: (restoredRecord: HealthRecord) => void
}

/** Replaces a removed vaccine or medical appointment in the list, and offers to restore it. */
export function RemovedLine({ lastValues, add, onRestored }: RemovedLineProps) {
  const [isBusy, setBusy] = useState(false)
  const sendOnce = useSendOnce()
  const [isFailed, setFailed] = useState(false)
  const undoButton = useRef<HTMLButtonElement>(null)
  useEffect(() => undoButton.current?.focus(), [])

  async function restore() {
    setBusy(true)
    setFailed(false)
    try {
      const restoredRecord = await sendOnce(lastValues, (key) => add(lastValues, key))
      void refetchAnimals()
      onRestored(restoredRecord)
    } catch {
      setBusy(false)
      setFailed(true)
    }
  }

  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="output">« {lastValues.name} » supprimé.</Typography>
        <Button
          ref={undoButton}
          size="small"
          loading={isBusy}
          onClick={() => void restore()}
          aria-label={`Annuler la suppression de ${lastValues.name}`}
        >
          Annuler
        </Button>
      </Box>
      {isFailed && <LoadFailed onRetry={() => void restore()}>{healthLineTexts.restoreFailed}</LoadFailed>}
    </Box>
  )
}
