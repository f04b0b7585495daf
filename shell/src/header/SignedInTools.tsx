import { useState } from 'react'
import { Button, ConfirmDialog, IconButton, LogoutIcon, useIsPhone, useUnsaved } from 'shared/ui'
import { signOut } from 'shared/session'
import { HelpMenu } from '../menu/HelpMenu.tsx'
import { ProfileLink } from './ProfileLink.tsx'

export function SignedInTools({ onTour }: { onTour: (() => void) | undefined }) {
  const isPhone = useIsPhone()
  const unsaved = useUnsaved(({ forms }) => forms.size > 0)
  const [isAsking, setAsking] = useState(false)

  const leave = () => {
    setAsking(false)
    signOut()
  }
  const askToLeave = unsaved ? () => setAsking(true) : leave

  return (
    <>
      <HelpMenu onTour={onTour} />
      <ProfileLink />
      {isPhone ? (
        <IconButton aria-label="Se déconnecter" onClick={askToLeave}>
          <LogoutIcon />
        </IconButton>
      ) : (
        <Button variant="outlined" startIcon={<LogoutIcon />} onClick={askToLeave}>
          Se déconnecter
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Quitter sans enregistrer ?"
        confirm="Quitter"
        cancel="Rester"
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        Ce que vous avez saisi sera perdu.
      </ConfirmDialog>
    </>
  )
}
