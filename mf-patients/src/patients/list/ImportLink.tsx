import { Link } from 'shared/router'
import { Button } from 'shared/ui'

export const ImportLink = () => (
  <Button component={Link} to="/pros/patients/import" variant="outlined">
    Importer
  </Button>
)
