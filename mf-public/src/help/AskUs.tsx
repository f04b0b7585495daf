import { helpPageTexts } from 'shared/domain/help/helpTexts'
import { ContactLink, Typography } from 'shared/ui'

export const AskUs = () => (
  <Typography color="textSecondary" sx={{ '&&': { mb: 0 } }}>
    {helpPageTexts.ask} <ContactLink />.
  </Typography>
)
