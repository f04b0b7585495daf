import { landingAnchors } from 'shared/domain/publicPages/landingAnchors'
import { Link } from 'shared/router'
import { Button, useIsPhone } from 'shared/ui'
import { useSignSearch } from '../auth/useSignSearch.ts'

/** In the header of the landing page: its sections, and the way in. */
export function LandingTools() {
  const isPhone = useIsPhone()
  const { searchFor } = useSignSearch()
  return (
    <>
      {!isPhone && (
        <>
          {landingAnchors.map(({ href, label }) => (
            <Button key={href} href={href} color="inherit">
              {label}
            </Button>
          ))}
          <Button component={Link} to="/therapists" color="inherit">
            Trouver un praticien
          </Button>
        </>
      )}
      <Button component={Link} to={{ search: searchFor('connexion') }} preventScrollReset>
        Connexion
      </Button>
      <Button variant="contained" component={Link} to={{ search: searchFor('inscription') }} preventScrollReset>
        Essai gratuit
      </Button>
    </>
  )
}
