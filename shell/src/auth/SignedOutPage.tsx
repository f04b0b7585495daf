import { useEffect, useEffectEvent, useState } from 'react'
import { canResumeSignIn, resumeSignIn } from 'shared/session'
import { Button, EmptyState, PageTitle, Pending, Stack } from 'shared/ui'
import { useSignDialogParams } from './useSignDialogParams.ts'

/**
 * Shown instead of a professional's page to signed-out visitors. A member whose browser emptied its storage is signed in
 * by the cookie, and returns to the page.
 */
export function SignedOutPage() {
  const { openDialog, show } = useSignDialogParams()
  const [isResuming, setResuming] = useState(canResumeSignIn)
  const askToSignIn = useEffectEvent(() => {
    if (!openDialog) show('connexion')
  })
  // Opens the dialog once; when it is closed, the page shows two buttons.
  useEffect(() => {
    // Opens the dialog synchronously, so that a simultaneous navigation to another page takes precedence.
    if (!canResumeSignIn()) return askToSignIn()
    let isShown = true
    void resumeSignIn().then((isSignedIn) => {
      if (!isShown || isSignedIn) return
      setResuming(false)
      askToSignIn()
    })
    return () => {
      isShown = false
    }
  }, [])

  if (isResuming) return <Pending />
  return (
    <>
      <PageTitle tab="Connexion">Connectez-vous pour continuer</PageTitle>
      <EmptyState
        action={
          <Stack direction="row" spacing={1.5}>
            <Button onClick={() => show('inscription')}>Inscription</Button>
            <Button variant="contained" onClick={() => show('connexion')}>
              Connexion
            </Button>
          </Stack>
        }
      >
        Cette page fait partie de l'espace des professionnels. Vous y reviendrez dès que vous serez connecté.
      </EmptyState>
    </>
  )
}
