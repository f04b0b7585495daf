import { Button, EmptyState, PageTitle } from 'shared/ui'
import { Link } from 'shared/router'

export const NotFoundPage = () => (
  <>
    <PageTitle tab="Page introuvable">Oops... Vous vous êtes perdu ?</PageTitle>
    <EmptyState
      action={
        <Button variant="contained" component={Link} to="/">
          Revenir à l'accueil
        </Button>
      }
    >
      La page que vous recherchez n'existe pas.
    </EmptyState>
  </>
)
