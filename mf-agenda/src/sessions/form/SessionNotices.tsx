import type { Session } from 'shared/contracts/session'
import { Alert, FocusedAlert } from 'shared/ui'
import { billedMessage } from '../messages.ts'
import { RequestNotice } from './RequestNotice.tsx'
import { StaleNotice } from './StaleNotice.tsx'

interface SessionNoticesProps {
  session: Session | undefined
  failure: string
  isStale: boolean
  onReload: () => void
}

/** What is to be known of the session before anything is typed, and why saving it failed. */
export const SessionNotices = ({ session, failure, isStale, onReload }: SessionNoticesProps) => (
  <>
    {failure && <FocusedAlert severity="error">{failure}</FocusedAlert>}
    {isStale && <StaleNotice onReload={onReload} />}
    {session && !session.validated && <RequestNotice expiresAt={session.expiresAt} />}
    {session?.billId && (
      <Alert severity="info" sx={{ mb: 3 }}>
        {billedMessage}
      </Alert>
    )}
  </>
)
