import { Link as RouterLink } from 'shared/router'
import { Alert, Link } from 'shared/ui'

/** Notice above the form of an archived patient, which can still be edited. */
export const ArchivedNotice = ({ patientId }: { patientId: string }) => (
  <Alert severity="info">
    Ce patient est archivé : il n'est plus proposé là où l'on choisit un patient. On l'y remet depuis{' '}
    <Link component={RouterLink} to={`/pros/patients/${patientId}/details`} color="inherit">
      son dossier
    </Link>
    .
  </Alert>
)
