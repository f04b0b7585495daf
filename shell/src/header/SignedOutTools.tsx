import { Button, useIsPhone } from 'shared/ui'
import { Link, useLocation } from 'shared/router'
import { useSignDialogParams } from '../auth/useSignDialogParams.ts'
import { toolSx } from './toolSx.ts'

export function SignedOutTools() {
  const isPhone = useIsPhone()
  const { state }: { state: unknown } = useLocation()
  const { searchFor } = useSignDialogParams()
  return (
    <>
      {!isPhone && (
        <Button component={Link} to="/therapists" sx={toolSx}>
          Trouver un praticien
        </Button>
      )}
      <Button component={Link} to={{ search: searchFor('inscription') }} state={state} preventScrollReset sx={toolSx}>
        Inscription
      </Button>
      <Button
        variant="outlined"
        component={Link}
        to={{ search: searchFor('connexion') }}
        state={state}
        preventScrollReset
        sx={toolSx}
      >
        Connexion
      </Button>
    </>
  )
}
