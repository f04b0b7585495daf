import { longDay } from 'shared/domain/format'
import { practiceMomentOf } from 'shared/session'
import { Alert } from 'shared/ui'

function formatInstant(instant: string): string {
  const { day, time } = practiceMomentOf(instant)
  return `${longDay(day)} à ${time}`
}

/** Notice of a request, which holds its slot only until it expires (ruling 20). */
export const RequestNotice = ({ expiresAt }: { expiresAt: string | null }) => (
  <Alert severity="info" sx={{ mb: 3 }}>
    Cette séance est demandée en ligne et attend votre réponse.
    {expiresAt && <span>{` Sans réponse, la demande expire le ${formatInstant(expiresAt)}.`}</span>}
  </Alert>
)
