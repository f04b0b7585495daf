import type { EstimationDetails } from 'shared/contracts/finance/estimations'
import { canBeDecidedOnline, isUndecided } from 'shared/domain/estimations/estimationState'
import { Link as RouterLink } from 'shared/router'
import { useRights } from 'shared/session'
import { Button } from 'shared/ui'
import { canBeBilled } from '../canBeBilled.ts'
import type { EstimationAction } from './EstimationAction.ts'

interface EstimationDialogActionsProps {
  estimation: EstimationDetails
  onAction: (action: EstimationAction) => void
}

/** Buttons for the actions that the state of the quote and the privileges of the member allow. */
export function EstimationDialogActions({ estimation, onAction }: EstimationDialogActionsProps) {
  const { privileges } = useRights()
  const { id, state, patient, nbHoursToDo } = estimation
  return (
    <>
      {isUndecided(state) && (
        <>
          <Button onClick={() => onAction('REFUSED')}>Marquer refusé</Button>
          <Button onClick={() => onAction('ACCEPTED')}>Accepté sur papier</Button>
        </>
      )}
      {canBeDecidedOnline(state) && (
        <Button variant="contained" onClick={() => onAction('mail')}>
          {state === 'SENT' ? 'Renvoyer par e-mail' : 'Envoyer par e-mail'}
        </Button>
      )}
      {state === 'ACCEPTED' && patient.id !== null && privileges.includes('PATIENTS') && (
        <Button component={RouterLink} to={`/pros/patients/${patient.id}/programme?hours=${nbHoursToDo}`}>
          Créer le programme
        </Button>
      )}
      {canBeBilled(estimation) && privileges.includes('BILL') && (
        <Button variant="contained" component={RouterLink} to={`/pros/billings?estimationId=${id}`}>
          Facturer ce devis
        </Button>
      )}
    </>
  )
}
