import { longDay } from 'shared/domain/format'
import { Alert } from 'shared/ui'

const clock = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short' })
const localDay = new Intl.DateTimeFormat('sv-SE')

const moment = (at: Date) => `${longDay(localDay.format(at))} à ${clock.format(at)}`

/** A request holds its slot for a time only (ruling 20). */
export const RequestNotice = ({ expiresAt }: { expiresAt: string | null }) => (
  <Alert severity="info" sx={{ mb: 3 }}>
    Cette séance est demandée en ligne et attend votre réponse.
    {expiresAt && ` Sans réponse, la demande expire le ${moment(new Date(expiresAt))}.`}
  </Alert>
)
