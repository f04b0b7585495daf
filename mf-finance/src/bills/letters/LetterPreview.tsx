import type { BillLetterDraft } from 'shared/contracts/finance/billLetters'
import { filledText } from 'shared/domain/bills/letterTexts'
import type { LetterText } from 'shared/domain/bills/letterTexts'
import { Box, Typography } from 'shared/ui'

interface LetterPreviewProps {
  draft: BillLetterDraft
  text: LetterText
}

/** Preview of the e-mail for this client. */
export const LetterPreview = ({ draft: { billNumber, values }, text }: LetterPreviewProps) => (
  <Box
    component="section"
    aria-label={`Aperçu pour ${values.client}, ${billNumber}`}
    sx={{ p: 2, borderRadius: 2, bgcolor: 'action.hover' }}
  >
    <Typography variant="body2" color="textSecondary">
      Aperçu pour {values.client}
    </Typography>
    <Typography sx={{ fontWeight: 600, mt: 1, overflowWrap: 'anywhere' }}>
      {filledText(text.subject, values)}
    </Typography>
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 1 }}>
      {filledText(text.text, values)}
    </Typography>
  </Box>
)
