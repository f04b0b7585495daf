import { Avatar } from 'shared/ui'
import { initialsOf } from 'shared/domain/publicPages/directory/therapistNames'
import type { TherapistCard } from 'shared/contracts/directory/therapist'

type PortraitTherapist = Pick<TherapistCard, 'firstname' | 'lastname' | 'logo'>

/** Size of the portrait in relation to the font size of the initials. */
const initialsRatio = 2.6

/** Logo of the therapist, or the initials; hidden from screen readers, because the name is always next to it. */
export const TherapistPortrait = ({ therapist, sizePx }: { therapist: PortraitTherapist; sizePx: number }) => (
  <Avatar
    src={therapist.logo ?? undefined}
    alt=""
    variant="rounded"
    sx={{
      width: sizePx,
      height: sizePx,
      borderRadius: 'var(--mui-radius-portrait)',
      bgcolor: 'primary.light',
      color: 'primary.dark',
      fontWeight: 650,
      fontSize: sizePx / initialsRatio,
    }}
  >
    <span aria-hidden="true">{initialsOf(therapist)}</span>
  </Avatar>
)
