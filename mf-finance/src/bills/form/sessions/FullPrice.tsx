import type { BillableSession } from 'shared/contracts/finance/billableSession'
import { money } from 'shared/domain/format'
import { Typography } from 'shared/ui'

/** Displays the full price of a session if the client of the invoice pays only a part of it. */
export const FullPrice = ({ row: { price, sessionPrice } }: { row: BillableSession }) =>
  price === sessionPrice ? null : (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      sur {money(sessionPrice)}
    </Typography>
  )
