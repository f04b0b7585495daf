import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

/** The alert about a failed load, or with `children` about another failed call, with a retry button. */
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
