import { useId, useState } from 'react'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LoadFailed, Pending, useIsPhone } from 'shared/ui'
import { useEstimationDetails } from './api.ts'
import { DecisionForm } from './DecisionForm.tsx'
import type { EstimationAct } from './EstimationAct.ts'
import { EstimationContents } from './EstimationContents.tsx'
import { EstimationDialogActions } from './EstimationDialogActions.tsx'
import { MailForm } from './MailForm.tsx'

interface EstimationDialogProps {
  estimationId: string
  number: string
  onClose: () => void
}

/** A quote with its history and its actions. */
export default function EstimationDialog({ estimationId, number, onClose }: EstimationDialogProps) {
  const titleId = useId()
  const fullScreen = useIsPhone()
  const [act, setAct] = useState<EstimationAct>()
  const { data: estimation, isError, refetch } = useEstimationDetails(estimationId)
  const close = () => setAct(undefined)
  return (
    <>
      <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth fullScreen={fullScreen}>
        <DialogTitle id={titleId}>Devis {number}</DialogTitle>
        <DialogContent>
          {isError && !estimation && <LoadFailed onRetry={() => void refetch()} />}
          {!estimation && !isError && <Pending rows={6} />}
          {estimation && <EstimationContents estimation={estimation} />}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          {estimation && <EstimationDialogActions estimation={estimation} onAct={setAct} />}
          <Button onClick={onClose}>Fermer</Button>
        </DialogActions>
      </Dialog>
      {estimation && act === 'mail' && <MailForm estimation={estimation} onClose={close} />}
      {estimation && (act === 'ACCEPTED' || act === 'REFUSED') && (
        <DecisionForm estimation={estimation} decision={act} onClose={close} />
      )}
    </>
  )
}
