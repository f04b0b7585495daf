import { useEffect } from 'react'
import { Button, EmptyState, PageTitle, Stack } from 'shared/ui'
import { useSignSearch } from './useSignSearch.ts'

/** Shown instead of a professional's page to signed-out visitors. */
export function SignedOutPage() {
  const { openDialog, show } = useSignSearch()
  useEffect(() => {
    if (!openDialog) show('connexion')
    // Opens the dialog once; when it is closed, the page shows two buttons.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

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
