import { Avatar } from 'shared/ui'
import type { TherapistCard } from 'shared/contracts/therapist'

type PortraitTherapist = Pick<TherapistCard, 'firstname' | 'lastname' | 'logo'>

/** The logo, or the initials; decorative, since the name is always beside it. */
export const TherapistPortrait = ({ therapist, size }: { therapist: PortraitTherapist; size: number }) => (
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
