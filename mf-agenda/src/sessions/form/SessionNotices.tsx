import type { Session } from 'shared/contracts/agenda/session'
import { Link } from 'shared/router'
import { useRights } from 'shared/session'
import { Alert, AlertTitle, Button } from 'shared/ui'
import { FocusedAlert } from 'shared/ui/form'
import { patientFilePath } from '../../agendaPath.ts'
import { notEditableReason, sessionDeletedMessage } from '../messages.ts'
import { RequestNotice } from './RequestNotice.tsx'

interface SessionNoticesProps {
  session: Session | undefined
  failure: string
  /** True when somebody else deleted the session; the form can then be saved as a new session. */
  isDeleted: boolean
  onRecreate: () => void
}

/** Notices above the form, and the reason why saving failed. */
export const SessionNotices = ({ session, failure, isDeleted, onRecreate }: SessionNoticesProps) => (
  <>
    {failure && !isDeleted && <FocusedAlert severity="error">{failure}</FocusedAlert>}
    {isDeleted && (
      <FocusedAlert
        severity="warning"
        action={
          <Button color="inherit" size="small" onClick={onRecreate}>
            Recréer
          </Button>
        }
      >
        <AlertTitle>{sessionDeletedMessage}</AlertTitle>
        Elle a été supprimée entre-temps. Ce que vous avez saisi est encore là : « Recréer » l'enregistre comme une
        nouvelle séance.
      </FocusedAlert>
    )}
    {session && !session.validated && <RequestNotice expiresAt={session.expiresAt} />}
    <ReadOnlyNotice session={session} />
  </>
)

function ReadOnlyNotice({ session }: Pick<SessionNoticesProps, 'session'>) {
  const { privileges } = useRights()
  const reason = notEditableReason(session)
  if (!session || reason === undefined) return null
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      <span>{reason}</span>
      {session.patientId !== null && privileges.includes('PATIENTS') && (
        <>
          {' '}
          Un commentaire s'écrit encore dans <Link to={patientFilePath(session.patientId)}>le dossier du patient</Link>.
        </>
      )}
    </Alert>
  )
}
