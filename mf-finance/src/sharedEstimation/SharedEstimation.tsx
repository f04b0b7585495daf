import { useState } from 'react'
import { queryClient } from 'shared/client'
import type { SharedEstimation as Shared } from 'shared/contracts/finance/estimations'
import { awaitsDecision } from 'shared/domain/estimations/estimationState'
import { Alert, Button, Stack } from 'shared/ui'
import { sharedEstimationKey } from '../keys.ts'
import { AcceptForm } from './AcceptForm.tsx'
import { stateSentence } from './messages.ts'
import { EstimationFacts } from './EstimationFacts.tsx'
import { RefuseDialog } from './RefuseDialog.tsx'
import { WithdrawButton } from './WithdrawButton.tsx'

interface SharedEstimationProps {
  token: string
  estimation: Shared
  /** The quote was decided on meanwhile. */
  onStale: () => void
}

/** A quote as its client sees it: its content, its PDF, and the decision. */
export function SharedEstimation({ token, estimation, onStale }: SharedEstimationProps) {
  const [isRefusing, setRefusing] = useState(false)
  const [thanks, setThanks] = useState<string>()
  const decided = (next: Shared, sentence: string) => {
    setThanks(sentence)
    setRefusing(false)
    queryClient.setQueryData(sharedEstimationKey(token), next)
  }
  const isOpen = awaitsDecision(estimation.state)
  return (
    <Stack spacing={3}>
      <EstimationFacts token={token} estimation={estimation} />
      {thanks && <Alert severity="success">{thanks}</Alert>}
      {!thanks && !isOpen && (
        <Alert severity={estimation.state === 'ACCEPTED' ? 'success' : 'info'}>{stateSentence(estimation)}</Alert>
      )}
      {isOpen && <AcceptForm token={token} estimation={estimation} onDecided={decided} onStale={onStale} />}
      {isOpen && (
        <Button variant="outlined" sx={{ alignSelf: { sm: 'flex-start' } }} onClick={() => setRefusing(true)}>
          Je refuse
        </Button>
      )}
      {isRefusing && (
        <RefuseDialog token={token} onDecided={decided} onStale={onStale} onClose={() => setRefusing(false)} />
      )}
      {estimation.withdrawableUntil && (
        <WithdrawButton token={token} until={estimation.withdrawableUntil} onDecided={decided} onStale={onStale} />
      )}
    </Stack>
  )
}
