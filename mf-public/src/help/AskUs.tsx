import { helpWords } from 'shared/domain/help/helpTexts'
import { Typography } from 'shared/ui'
import { MailLink } from '../operator/MailLink.tsx'
import { useContactEmail } from '../operator/useContactEmail.ts'

export function AskUs() {
  const email = useContactEmail()
  return (
    <Typography color="textSecondary" sx={{ '&&': { mb: 0 } }}>
      {helpWords.ask} <MailLink address={email} />.
    </Typography>
  )
}
