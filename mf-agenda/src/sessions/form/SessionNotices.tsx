import type { Session } from 'shared/contracts/session'
import { Alert, AlertTitle, Button } from 'shared/ui'
import { FocusedAlert } from 'shared/ui/form'
import { billedMessage, goneMessage } from '../messages.ts'
import { RequestNotice } from './RequestNotice.tsx'

interface SessionNoticesProps {
  session: Session | undefined
  failure: string
  /** The session was deleted elsewhere: what is typed can be saved as a new one. */
  isGone: boolean
  onRecreate: () => void
}

/** What is to be known of the session before anything is typed, and why saving it failed. */
export const SessionNotices = ({ session, failure, isGone, onRecreate }: SessionNoticesProps) => (
  <>
    {failure && !isGone && <FocusedAlert severity="error">{failure}</FocusedAlert>}
    {isGone && (
      <FocusedAlert
        severity="warning"
        action={
          <Button color="inherit" size="small" onClick={onRecreate}>
            Recréer
          </Button>
        }
      >
        <AlertTitle>{goneMessage}</AlertTitle>
        Elle a été supprimée entre-temps. Ce que vous avez saisi est encore là : « Recréer » l'enregistre comme une
        nouvelle séance.
      </FocusedAlert>
    )}
    {session && !session.validated && <RequestNotice expiresAt={session.expiresAt} />}
    {session?.billId && (
      <Alert severity="info" sx={{ mb: 3 }}>
        {billedMessage}
      </Alert>
    )}
  </>
)
