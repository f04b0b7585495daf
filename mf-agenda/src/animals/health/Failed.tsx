import { Alert, Button } from 'shared/ui'

export const Failed = ({ children, onRetry }: { children: string; onRetry: () => void }) => (
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
