import type { ShortSession } from 'shared/contracts/agenda/session'
import { Typography } from 'shared/ui'

/** Line below an animal's name in the list: the session in which it already works during the form's slot. */
export function OverlappingSessionLine({ session }: { session: ShortSession | undefined }) {
  if (!session) return null
  const { startTime, endTime, title, validated } = session
  return (
    <Typography component="span" variant="body2" sx={{ flexBasis: '100%', color: 'error.main' }}>
      {`${validated ? 'En séance' : 'Demande'} de ${startTime} à ${endTime} : ${title}`}
    </Typography>
  )
}
