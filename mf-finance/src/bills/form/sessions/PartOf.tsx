import type { BillableSession } from 'shared/contracts/finance/billableSession'
import { money } from 'shared/domain/format'
import { Typography } from 'shared/ui'

/** Full price of a session that several payers share. */
export const PartOf = ({ row: { price, sessionPrice } }: { row: BillableSession }) =>
  price === sessionPrice ? null : (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      sur {money(sessionPrice)}
    </Typography>
  )
