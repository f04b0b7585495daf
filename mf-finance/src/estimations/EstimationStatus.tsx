import type { EstimationListItem, EstimationState } from 'shared/contracts/finance/estimations'
import { shortDay } from 'shared/domain/format'
import { estimationStateLabels } from 'shared/domain/estimations/estimationState'
import { Box, CheckIcon, Chip, ScheduleIcon, Typography } from 'shared/ui'
import { uncreditedBillsOf } from './uncreditedBillsOf.ts'

const colours = {
  ISSUED: 'default',
  SENT: 'info',
  ACCEPTED: 'success',
  REFUSED: 'error',
  WITHDRAWN: 'error',
  EXPIRED: 'default',
} as const satisfies Record<EstimationState, string>

const icons: Partial<Record<EstimationState, React.ReactElement>> = {
  SENT: <ScheduleIcon />,
  ACCEPTED: <CheckIcon />,
}

/** State of a quote with its date, and the numbers of its invoices, except those that a credit note cancelled. */
export function EstimationStatus({ row }: { row: EstimationListItem }) {
  const { state, stateSince } = row
  const bills = uncreditedBillsOf(row)
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Chip
          size="small"
          variant={state === 'ACCEPTED' ? 'filled' : 'outlined'}
          color={colours[state]}
          icon={icons[state]}
          label={estimationStateLabels[state]}
        />
        <Typography variant="body2" color="textSecondary" component="span" sx={{ whiteSpace: 'nowrap' }}>
          le {shortDay(stateSince)}
        </Typography>
      </Box>
      {bills.length > 0 && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          Facturé : {bills.map(({ billNumber }) => billNumber).join(', ')}
        </Typography>
      )}
    </Box>
  )
}
