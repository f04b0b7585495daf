import { Link } from 'shared/router'
import { Button, useIsPhone } from 'shared/ui'
import { useSignSearch } from './auth/useSignSearch.ts'

/** Sections of the landing page. */
const anchors = [
  { href: '#fonctionnalites', label: 'Fonctionnalités' },
  { href: '#tarifs', label: 'Tarifs' },
  { href: '#questions', label: 'Questions' },
]

/** In the header of the landing page: its sections, and the way in. */
export function LandingTools() {
  const isPhone = useIsPhone()
  const { searchFor } = useSignSearch()
  return (
    <>
      {!isPhone && (
        <>
          {anchors.map(({ href, label }) => (
            <Button key={href} href={href} color="inherit">
              {label}
            </Button>
          ))}
          <Button component={Link} to="/therapists" color="inherit">
            Trouver un praticien
          </Button>
        </>
      )}
      <Button component={Link} to={{ search: searchFor('connexion') }}>
        Connexion
      </Button>
      <Button variant="contained" component={Link} to={{ search: searchFor('inscription') }}>
        Essai gratuit
      </Button>
    </>
  )
}
