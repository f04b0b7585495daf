import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

/** The alert in place of a part of the page that could not be loaded, with a retry button. */
export function LoadFailed({
  children = 'Le chargement a échoué.',
  onRetry,
}: {
  children?: string
  onRetry: () => void
}) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Réessayer
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
