import { helpPageTexts } from 'shared/domain/help/helpTexts'
import { ContactLink, Typography } from 'shared/ui'

export const HelpContact = () => (
  <Typography color="textSecondary" sx={{ '&&': { mb: 0 } }}>
    {helpPageTexts.ask} <ContactLink />.
  </Typography>
)
