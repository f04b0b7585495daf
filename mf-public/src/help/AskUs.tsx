import { providerEmail } from 'shared/domain/patients/provider'
import { Typography } from 'shared/ui'
import { MailLink } from '../operator/MailLink.tsx'

export const AskUs = () => (
  <Typography color="textSecondary" sx={{ '&&': { mb: 0 } }}>
    Une autre question ? Écrivez-nous à <MailLink address={providerEmail} />.
  </Typography>
)
