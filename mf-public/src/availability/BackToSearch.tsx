import { Link } from 'shared/router'
import { Button } from 'shared/ui'

export const BackToSearch = () => (
  <Button component={Link} to="/therapists" variant="outlined">
    Trouver un autre praticien
  </Button>
)
