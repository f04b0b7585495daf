import { Alert } from 'shared/ui'

const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeStyle: 'short' })

/** A request holds its slot for a time only (ruling 20). */
export const RequestNotice = ({ expiresAt }: { expiresAt: string | null }) => (
  <Alert severity="info" sx={{ mb: 3 }}>
    Cette séance est demandée en ligne et attend votre réponse.
    {expiresAt && ` Sans réponse, la demande expire le ${moment.format(new Date(expiresAt))}.`}
  </Alert>
)
