import type { BillableSession } from 'shared/contracts/finance/billableSession'
import { isBillable } from 'shared/domain/bills/billProblems'
import { Link as RouterLink } from 'shared/router'
import { Link, Typography } from 'shared/ui'
import { texts } from '../messages.ts'

/**
 * Link to a session whose price is 0, so that the user can set one. Renders nothing if the session is billed or has a
 * price.
 */
export const MissingPriceLink = ({ row }: { row: BillableSession }) =>
  row.billId === null && !isBillable(row.price) ? (
    <Typography variant="body2" color="warning">
      <Link component={RouterLink} to={`/pros/session/${row.id}`} color="inherit">
        {texts.priceMissing}
      </Link>
    </Typography>
  ) : null
