import { useState } from 'react'
import { queryClient } from 'shared/client'
import type { SharedEstimation as EstimationData } from 'shared/contracts/finance/estimations'
import { canBeDecidedOnline } from 'shared/domain/estimations/estimationState'
import { Alert, Button, Stack } from 'shared/ui'
import { sharedEstimationKey } from '../keys.ts'
import { AcceptForm } from './AcceptForm.tsx'
import { stateSentence } from './messages.ts'
import { EstimationFacts } from './EstimationFacts.tsx'
import { RefuseDialog } from './RefuseDialog.tsx'
import { WithdrawButton } from './WithdrawButton.tsx'

interface SharedEstimationProps {
  token: string
  estimation: EstimationData
  /** Called when the server refuses a decision, because the quote was decided on or expired in the meantime. */
  onStale: () => void
}

/** A quote as the client sees it: content, PDF, and the forms to accept it, refuse it or withdraw from it. */
export function SharedEstimation({ token, estimation, onStale }: SharedEstimationProps) {
  const [isRefusing, setRefusing] = useState(false)
  const [confirmation, setConfirmation] = useState<string>()
  const showDecision = (updatedEstimation: EstimationData, sentence: string) => {
    setConfirmation(sentence)
    setRefusing(false)
    queryClient.setQueryData(sharedEstimationKey(token), updatedEstimation)
  }
  const isOpen = canBeDecidedOnline(estimation.state)
  return (
    <Stack spacing={3}>
      <EstimationFacts token={token} estimation={estimation} />
      {confirmation && <Alert severity="success">{confirmation}</Alert>}
      {!confirmation && !isOpen && (
        <Alert severity={estimation.state === 'ACCEPTED' ? 'success' : 'info'}>{stateSentence(estimation)}</Alert>
      )}
      {isOpen && <AcceptForm token={token} estimation={estimation} onDecided={showDecision} onStale={onStale} />}
      {isOpen && (
        <Button variant="outlined" sx={{ alignSelf: { sm: 'flex-start' } }} onClick={() => setRefusing(true)}>
          Je refuse
        </Button>
      )}
      {isRefusing && (
        <RefuseDialog token={token} onDecided={showDecision} onStale={onStale} onClose={() => setRefusing(false)} />
      )}
      {estimation.withdrawableUntil && (
        <WithdrawButton
          token={token}
          lastDay={estimation.withdrawableUntil}
          onDecided={showDecision}
          onStale={onStale}
        />
      )}
    </Stack>
  )
}
