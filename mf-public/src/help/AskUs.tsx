import { Typography } from 'shared/ui'
import { MailLink } from '../operator/MailLink.tsx'
import { useContactEmail } from '../operator/useContactEmail.ts'

export const AskUs = () => (
  <Typography color="textSecondary" sx={{ '&&': { mb: 0 } }}>
    Une autre question ? Écrivez-nous à <MailLink address={useContactEmail()} />.
  </Typography>
)
