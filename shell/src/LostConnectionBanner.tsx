import { Alert, Button } from 'shared/ui'
import { refetchActiveQueries, useConnection } from 'shared/client'
import { checkSession } from 'shared/session'

const retry = async () => {
  await checkSession()
  await refetchActiveQueries()
}

/** Shown when a request got no response. The user stays signed in. */
export function LostConnectionBanner() {
  const isLost = useConnection((state) => state.isLost)
  if (!isLost) return null
  return (
    <Alert
      severity="warning"
      sx={{ mb: 3 }}
      action={
        <Button color="inherit" size="small" onClick={() => void retry()}>
          Réessayer
        </Button>
      }
    >
      Le serveur ne répond pas. Vérifiez votre connexion ; vous restez connecté.
    </Alert>
  )
}
