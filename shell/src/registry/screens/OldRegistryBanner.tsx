import { Alert, Button } from 'shared/ui'
import { refreshRegistry, useRegistry } from '../registry.ts'

/** Warns that the areas may be outdated, because the registry could not be refreshed. */
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
