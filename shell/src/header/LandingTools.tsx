import { landingAnchors } from 'shared/domain/publicPages/landingAnchors'
import { Link } from 'shared/router'
import { Button, useIsPhone } from 'shared/ui'
import { useSignDialogParams } from '../auth/useSignDialogParams.ts'
import { toolSx } from './toolSx.ts'
import { useHasSectionRow } from './useHasSectionRow.ts'

/** Tools in the header of the landing page: its sections and the sign-in. */
export function LandingTools() {
  const isPhone = useIsPhone()
  const hasSectionRow = useHasSectionRow()
  const { searchFor } = useSignDialogParams()
  return (
    <>
      {!hasSectionRow &&
        landingAnchors.map(({ href, label }) => (
          <Button key={href} href={href} color="inherit" sx={toolSx}>
            {label}
          </Button>
        ))}
      {!isPhone && (
        <Button component={Link} to="/therapists" color="inherit" sx={toolSx}>
          Trouver un praticien
        </Button>
      )}
      <Button component={Link} to={{ search: searchFor('connexion') }} preventScrollReset sx={toolSx}>
        Connexion
      </Button>
      <Button
        variant="contained"
        component={Link}
        to={{ search: searchFor('inscription') }}
        preventScrollReset
        sx={toolSx}
      >
        Essai gratuit
      </Button>
    </>
  )
}
