import { useId, useState } from 'react'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LoadFailed, Pending, useIsPhone } from 'shared/ui'
import { useEstimationDetails } from './api.ts'
import { DecisionForm } from './DecisionForm.tsx'
import type { EstimationAction } from './EstimationAction.ts'
import { EstimationContents } from './EstimationContents.tsx'
import { EstimationDialogActions } from './EstimationDialogActions.tsx'
import { MailForm } from './MailForm.tsx'

interface EstimationDialogProps {
  estimationId: string
  number: string
  onClose: () => void
}

/** Dialog with the content, the history and the actions of a quote. */
export default function EstimationDialog({ estimationId, number, onClose }: EstimationDialogProps) {
  const titleId = useId()
  const fullScreen = useIsPhone()
  const [openAction, setOpenAction] = useState<EstimationAction>()
  const { data: estimation, isError, refetch } = useEstimationDetails(estimationId)
  const closeAction = () => setOpenAction(undefined)
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
          {estimation && <EstimationDialogActions estimation={estimation} onAction={setOpenAction} />}
          <Button onClick={onClose}>Fermer</Button>
        </DialogActions>
      </Dialog>
      {estimation && openAction === 'mail' && <MailForm estimation={estimation} onClose={closeAction} />}
      {estimation && (openAction === 'ACCEPTED' || openAction === 'REFUSED') && (
        <DecisionForm estimation={estimation} decision={openAction} onClose={closeAction} />
      )}
    </>
  )
}
