import { Link } from 'shared/router'
import { Button } from 'shared/ui'

/** To the import of a file of patients. */
export const ImportLink = () => (
  <Button component={Link} to="/pros/patients/import" variant="outlined">
    Importer
  </Button>
)
