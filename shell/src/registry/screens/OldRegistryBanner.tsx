import { Alert, Button } from 'shared/ui'
import { refreshRegistry, useRegistry } from '../registry.ts'

/** Discreet: what is shown works, it may not be the newest. */
export function OldRegistryBanner() {
  const { origin } = useRegistry()
  if (origin !== 'device') return null
  return (
    <Alert
      severity="info"
      sx={{ mb: 3 }}
      action={
        <Button color="inherit" size="small" onClick={() => void refreshRegistry()}>
          Réessayer
        </Button>
      }
    >
      La liste des pages n'a pas pu être mise à jour : vous utilisez la dernière connue.
    </Alert>
  )
}
