import { useState } from 'react'
import { Button, ConfirmDialog, IconButton, LogoutIcon, useIsPhone, useUnsaved } from 'shared/ui'
import { countUnsentOfMember, signOut } from 'shared/session'
import { UnsentDialog, type UnsentCount } from './UnsentDialog.tsx'

interface SignOutButtonProps {
  /** Whether the button is a row of the menu, with its label at every width. */
  isInMenu?: boolean
}

/** Signs out; asks first if there are unsaved forms, or signatures and recordings that are not sent yet. */
export function SignOutButton({ isInMenu = false }: SignOutButtonProps) {
  const isPhone = useIsPhone()
  const hasUnsavedForms = useUnsaved(({ forms }) => forms.size > 0)
  const [isConfirming, setConfirming] = useState(false)
  const [unsent, setUnsent] = useState<UnsentCount | null>(null)

  const leaveAndSignOut = async () => {
    setConfirming(false)
    // Keeps unsent data that cannot be counted.
    const count = await countUnsentOfMember().catch(() => undefined)
    if (count && count.lines + count.recordings > 0) setUnsent(count)
    else await signOut({ keepUnsent: count === undefined })
  }
  const requestSignOut = hasUnsavedForms ? () => setConfirming(true) : () => void leaveAndSignOut()

  return (
    <>
      {isPhone && !isInMenu ? (
        <IconButton aria-label="Se déconnecter" onClick={requestSignOut}>
          <LogoutIcon />
        </IconButton>
      ) : (
        <Button
          variant={isInMenu ? 'text' : 'outlined'}
          color={isInMenu ? 'inherit' : 'primary'}
          startIcon={<LogoutIcon />}
          onClick={requestSignOut}
        >
          Se déconnecter
        </Button>
      )}
      <ConfirmDialog
        open={isConfirming}
        title="Quitter sans enregistrer ?"
        confirm="Quitter"
        cancel="Rester"
        onConfirm={() => void leaveAndSignOut()}
        onCancel={() => setConfirming(false)}
      >
        Ce que vous avez saisi sera perdu.
      </ConfirmDialog>
      <UnsentDialog unsent={unsent} onSignOut={(choice) => void signOut(choice)} onStay={() => setUnsent(null)} />
    </>
  )
}
