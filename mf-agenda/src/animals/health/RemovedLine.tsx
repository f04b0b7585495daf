import { useEffect, useRef, useState } from 'react'
import type { Appointment } from 'shared/contracts/agenda/animal'
import { Box, Button, LoadFailed, Typography } from 'shared/ui'
import { useSendOnce } from 'shared/ui/form'
import { lineTexts } from '../messages.ts'
import { healthChanged } from './healthChanged.ts'
import type { LineCalls, LineDraft } from './line.ts'

interface RemovedLineProps {
  written: LineDraft
  add: LineCalls['add']
  /** Called once it is on the server again, under a new id. */
  onRestored: (restored: Appointment) => void
}

/** Replaces a removed line: offers to restore it. */
export function RemovedLine({ written, add, onRestored }: RemovedLineProps) {
  const [isBusy, setBusy] = useState(false)
  const sendOnce = useSendOnce(undefined)
  const [isFailed, setFailed] = useState(false)
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])

  async function restore() {
    setBusy(true)
    setFailed(false)
    try {
      const restored = await sendOnce(written, (key) => add(written, key))
      void healthChanged()
      onRestored(restored)
    } catch {
      setBusy(false)
      setFailed(true)
    }
  }

  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="output">« {written.name} » supprimé.</Typography>
        <Button
          ref={undo}
          size="small"
          loading={isBusy}
          onClick={() => void restore()}
          aria-label={`Annuler la suppression de ${written.name}`}
        >
          Annuler
        </Button>
      </Box>
      {isFailed && <LoadFailed onRetry={() => void restore()}>{lineTexts.restoreFailed}</LoadFailed>}
    </Box>
  )
}
