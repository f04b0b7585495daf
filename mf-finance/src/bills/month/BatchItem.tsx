import type { BillBatch } from 'shared/contracts/finance/billMonth'
import { Box, CheckIcon, Chip, ScheduleIcon, Typography } from 'shared/ui'
import { BillFileButton } from '../BillFileButton.tsx'

/** State of an invoice of a batch: pending, issued, or refused with the reason. */
export const BatchItem = ({
  item: { name, payerName, state, billId, billNumber, message },
}: {
  item: BillBatch['items'][number]
}) => (
  <Box
    component="li"
    sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48, borderTop: 1, borderColor: 'divider' }}
  >
    <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      {payerName ?? name}
      {payerName !== null && (
        <Typography variant="body2" color="textSecondary">
          pour {name}
        </Typography>
      )}
      {message !== null && (
        <Typography variant="body2" color="error">
          {message}
        </Typography>
      )}
    </Box>
    {state === 'PENDING' && <Chip size="small" variant="outlined" icon={<ScheduleIcon />} label="En attente" />}
    {state === 'REFUSED' && <Chip size="small" variant="outlined" color="error" label="Refusée" />}
    {state === 'ISSUED' && <Chip size="small" color="success" icon={<CheckIcon />} label={billNumber ?? 'Générée'} />}
    {billId !== null && billNumber !== null && <BillFileButton row={{ id: billId, kind: 'INVOICE', billNumber }} />}
  </Box>
)
