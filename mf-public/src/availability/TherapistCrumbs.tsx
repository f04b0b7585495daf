import { Fragment } from 'react'
import type { TherapistCard } from 'shared/contracts/directory/therapist'
import { therapistCrumbs } from 'shared/domain/publicPages/directory/therapistCrumbs'
import { Link as RouterLink } from 'shared/router'
import { Link, Typography } from 'shared/ui'

/** Breadcrumbs to the directory and to the therapist's town. */
export const TherapistCrumbs = ({ therapist }: { therapist: TherapistCard }) => (
  <Typography sx={{ mb: 1.5 }}>
    {therapistCrumbs(therapist).map(({ label, path }, rank) => (
      <Fragment key={path}>
        {rank > 0 && <span> › </span>}
        <Link component={RouterLink} to={path}>
          {label}
        </Link>
      </Fragment>
    ))}
  </Typography>
)
