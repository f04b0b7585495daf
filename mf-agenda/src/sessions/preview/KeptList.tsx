import type { KeptSession } from 'shared/contracts/agenda/session'
import { longDay } from 'shared/domain/format'
import { Box } from 'shared/ui'

/** Sessions of a series that did not change, with the reason. */
export const KeptList = ({ kept }: { kept: readonly KeptSession[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
    {kept.map(({ id, date, reason }) => (
      <li key={id}>
        {longDay(date)} : {reason}
      </li>
    ))}
  </Box>
)
