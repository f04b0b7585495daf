import { Link as RouterLink, useLocation } from 'shared/router'
import { useRights, useSession } from 'shared/session'
import { Alert, Link } from 'shared/ui'

/**
 * Alert for an administrator on the offer Ultime while the company's information is missing, with a link to it: the
 * documents of the whole team need it.
 */
export function CompanyNotice() {
  const { roles, offer } = useRights()
  const { pathname } = useLocation()
  const isMissing = useSession(({ user }) => user !== null && !(user.firm?.name && user.firm.siren))
  if (!isMissing || offer !== 'ULTIME' || !roles.includes('ADMIN') || pathname === '/pros/user') return null
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      Les informations de votre entreprise ne sont pas remplies : les devis et factures de l'équipe en ont besoin.
      Complétez-les dans{' '}
      <Link component={RouterLink} to="/pros/user">
        Mes informations
      </Link>
      .
    </Alert>
  )
}
