import { Avatar } from 'shared/ui'
import { initialsOf } from 'shared/domain/publicPages/directory/therapistNames'
import type { TherapistCard } from 'shared/contracts/directory/therapist'

type PortraitTherapist = Pick<TherapistCard, 'firstname' | 'lastname' | 'logo'>

/** Logo of the therapist, or the initials; hidden from screen readers, because the name is always next to it. */
export const TherapistPortrait = ({ therapist, size }: { therapist: PortraitTherapist; size: number }) => (
  <Avatar
    src={therapist.logo ?? undefined}
    alt=""
    variant="rounded"
    sx={{
      width: size,
      height: size,
      borderRadius: 'var(--mui-radius-portrait)',
      bgcolor: 'primary.light',
      color: 'primary.dark',
      fontWeight: 650,
      fontSize: size / 2.6,
    }}
  >
    <span aria-hidden="true">{initialsOf(therapist)}</span>
  </Avatar>
)
