import { Avatar } from 'shared/ui'
import type { TherapistCard } from 'shared/contracts/therapist'

type Portrayed = Pick<TherapistCard, 'firstname' | 'lastname' | 'logo'>

/** The logo, or the initials. The name always stands beside it. */
export const TherapistPortrait = ({ therapist, size }: { therapist: Portrayed; size: number }) => (
  <Avatar
    src={therapist.logo ?? undefined}
    alt=""
    variant="rounded"
    sx={{
      width: size,
      height: size,
      borderRadius: '12px',
      bgcolor: 'primary.light',
      color: 'primary.dark',
      fontWeight: 650,
      fontSize: size / 2.6,
    }}
  >
    <span aria-hidden="true">
      {`${therapist.firstname.slice(0, 1)}${therapist.lastname.slice(0, 1)}`.toUpperCase()}
    </span>
  </Avatar>
)
