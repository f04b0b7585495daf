import { Link } from 'shared/router'
import { Button } from 'shared/ui'

/** Link to the page of the patient's account. */
export const AccountLink = () => (
  <Button component={Link} to="/public/account" size="small" sx={{ justifySelf: 'start' }}>
    Changer l'adresse de mon compte
  </Button>
)
