import { messageFor } from 'shared/client'
import { Alert, Button } from 'shared/ui'
import type { AutosaveState } from 'shared/ui/form'
import { saveFailureMessages, texts } from './messages.ts'

interface SavingNoticeProps {
  saving: { state: AutosaveState; error: unknown; flush: () => void }
}

/** Alert that saving has failed or was refused, with a button to retry. */
export function SavingNotice({ saving: { state, error, flush } }: SavingNoticeProps) {
  if (state !== 'failed' && state !== 'refused') return null
  return (
    <Alert
      severity={state === 'failed' ? 'warning' : 'error'}
      action={
        <Button color="inherit" size="small" onClick={flush}>
          Réessayer
        </Button>
      }
    >
      {state === 'failed' ? texts.retryNotice : messageFor(error, saveFailureMessages)}
    </Alert>
  )
}
