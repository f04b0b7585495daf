import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

/** A part of the page could not be had: what, and a way to ask again. */
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
