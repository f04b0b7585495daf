import type { BillEmailDraft } from 'shared/contracts/finance/billEmails'
import { fillPlaceholders } from 'shared/domain/bills/emailTexts'
import type { EmailText } from 'shared/domain/bills/emailTexts'
import { Box, Typography } from 'shared/ui'

interface EmailPreviewProps {
  draft: BillEmailDraft
  text: EmailText
}

/** Preview of an e-mail, with its placeholders replaced. */
export const EmailPreview = ({ draft: { billNumber, values }, text }: EmailPreviewProps) => (
  <Box
    component="section"
    aria-label={`Aperçu pour ${values.client}, ${billNumber}`}
    sx={{ p: 2, borderRadius: 2, bgcolor: 'action.hover' }}
  >
    <Typography variant="body2" color="textSecondary">
      Aperçu pour {values.client}
    </Typography>
    <Typography sx={{ fontWeight: 600, mt: 1, overflowWrap: 'anywhere' }}>
      {fillPlaceholders(text.subject, values)}
    </Typography>
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 1 }}>
      {fillPlaceholders(text.text, values)}
    </Typography>
  </Box>
)
