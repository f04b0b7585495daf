import type { KeptSession } from 'shared/contracts/agenda/session'
import { longDay } from 'shared/domain/format'
import { Box } from 'shared/ui'

/** The sessions of a series that stay as they are, and why. */
export const KeptList = ({ kept }: { kept: readonly KeptSession[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
    {kept.map(({ id, date, reason }) => (
      <li key={id}>
        {longDay(date)} : {reason}
      </li>
    ))}
  </Box>
)
