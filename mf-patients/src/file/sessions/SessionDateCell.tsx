import { shortDay } from 'shared/domain/format'
import { Link as RouterLink } from 'shared/router'
import { useRights } from 'shared/session'
import { Box, Link, Typography, touchTarget } from 'shared/ui'
import type { FileSession } from './fileSession.ts'

/** Date and time of a session, as a link for members who may open it. */
export function SessionDateCell({ row: { id, date, startTime, endTime, validated, isOwn } }: { row: FileSession }) {
  const canOpen = useRights().privileges.includes('AGENDA')
  const notes = [validated ? '' : 'à valider', isOwn ? '' : "avec l'entreprise"].filter(Boolean)
  return (
    <Box sx={{ whiteSpace: { xs: 'normal', md: 'nowrap' } }}>
      {canOpen ? (
        <Link
          component={RouterLink}
          to={`/pros/session/${id}`}
          underline="hover"
          sx={{ fontWeight: 600, ...touchTarget }}
        >
          {shortDay(date)}
        </Link>
      ) : (
        <span>{shortDay(date)}</span>
      )}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
        {[`${startTime} – ${endTime}`, ...notes].join(', ')}
      </Typography>
    </Box>
  )
}
