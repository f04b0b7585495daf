import type { BillEmailDraft } from 'shared/contracts/finance/billEmails'
import { Box, Typography } from 'shared/ui'
import { texts } from './messages.ts'

/** List of the documents with their recipients; documents without an address are marked. */
export const Recipients = ({ drafts }: { drafts: readonly BillEmailDraft[] }) => (
  <Box
    component="ul"
    aria-label="Destinataires"
    // Focusable, so that it can be scrolled by keyboard.
    tabIndex={0}
    sx={{ listStyle: 'none', p: 0, m: 0, maxHeight: 180, overflowY: 'auto' }}
  >
    {drafts.map(({ billId, billNumber, email, values }) => (
      <Box
        key={billId}
        component="li"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 0.75, borderTop: 1, borderColor: 'divider' }}
      >
        <Box sx={{ flexGrow: 1 }}>
          {values.client} · {billNumber}
        </Box>
        <Typography
          variant="body2"
          color={email === '' ? 'warning' : 'textSecondary'}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {email === '' ? texts.noAddress : email}
        </Typography>
      </Box>
    ))}
  </Box>
)
