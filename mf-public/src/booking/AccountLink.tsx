import { Link } from 'shared/router'
import { Button } from 'shared/ui'

/** Leads a patient to the page of their account. */
export const AccountLink = () => (
  <Button component={Link} to="/public/account" size="small" sx={{ justifySelf: 'start' }}>
    Changer l'adresse de mon compte
  </Button>
)
