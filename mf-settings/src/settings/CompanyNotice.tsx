import { Link as RouterLink, useLocation } from 'shared/router'
import { useRights, useSession } from 'shared/session'
import { Alert, Link } from 'shared/ui'

/** Leads an admin on Ultime, whose whole team's documents need them, to the company's information while it is missing. */
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
