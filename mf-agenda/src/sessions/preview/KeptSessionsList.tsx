import type { KeptSession } from 'shared/contracts/agenda/session'
import { longDay } from 'shared/domain/format'
import { Box } from 'shared/ui'

/** Sessions of a series that did not change, with the reason. */
export const KeptSessionsList = ({ unchangedSessions }: { unchangedSessions: readonly KeptSession[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
    {unchangedSessions.map(({ id, date, reason }) => (
      <li key={id}>
        {longDay(date)} : {reason}
      </li>
    ))}
  </Box>
)
