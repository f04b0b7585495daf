import type { ClubSession } from 'shared/contracts/agenda/club'
import { Link as RouterLink } from 'shared/router'
import { useRights } from 'shared/session'
import { Link, touchTarget } from 'shared/ui'

/** Title of the session, as a link for members who may open it. */
export function SessionTitle({ session: { id, title } }: { session: ClubSession }) {
  const { privileges } = useRights()
  if (!privileges.includes('AGENDA')) return title
  return (
    <Link component={RouterLink} to={`/pros/session/${id}`} underline="hover" sx={touchTarget}>
      {title}
    </Link>
  )
}
