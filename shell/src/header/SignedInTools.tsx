import { useState } from 'react'
import { Button, ConfirmDialog, IconButton, LogoutIcon, useIsPhone, useUnsaved } from 'shared/ui'
import { signOut } from 'shared/session'
import { HelpMenu } from '../menu/HelpMenu.tsx'
import { ProfileLink } from './ProfileLink.tsx'

export function SignedInTools({ onTour }: { onTour: (() => void) | undefined }) {
  const isPhone = useIsPhone()
  const hasUnsavedForms = useUnsaved(({ forms }) => forms.size > 0)
  const [isConfirming, setAsking] = useState(false)

  const leaveAndSignOut = () => {
    setAsking(false)
    signOut()
  }
  const requestSignOut = hasUnsavedForms ? () => setAsking(true) : leaveAndSignOut

  return (
    <>
      <HelpMenu onTour={onTour} />
      <ProfileLink />
      {isPhone ? (
        <IconButton aria-label="Se déconnecter" onClick={requestSignOut}>
          <LogoutIcon />
        </IconButton>
      ) : (
        <Button variant="outlined" startIcon={<LogoutIcon />} onClick={requestSignOut}>
          Se déconnecter
        </Button>
      )}
      <ConfirmDialog
        open={isConfirming}
        title="Quitter sans enregistrer ?"
        confirm="Quitter"
        cancel="Rester"
        onConfirm={leaveAndSignOut}
        onCancel={() => setAsking(false)}
      >
        Ce que vous avez saisi sera perdu.
      </ConfirmDialog>
    </>
  )
}
