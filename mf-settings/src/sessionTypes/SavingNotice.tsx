import { messageFor } from 'shared/client'
import { Alert, Button } from 'shared/ui'
import type { AutosaveState } from 'shared/ui/form'
import { saveFailed, texts } from './messages.ts'

interface SavingNoticeProps {
  saving: { state: AutosaveState; error: unknown; flush: () => void }
}

/** Shown while something is not saved. */
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
      {state === 'failed' ? texts.retrying : messageFor(error, saveFailed)}
    </Alert>
  )
}
