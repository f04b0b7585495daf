import { Alert, Button, PageTitle } from 'shared/ui'

interface UnavailableCardProps {
  title: string
  onRetry: () => void
  /** Offered when the area fails again and has another build. */
  onFallBack?: (() => void) | undefined
}

/** Shown instead of an area that could not be loaded or has failed. The menu and the other areas work. */
export const UnavailableCard = ({ title, onRetry, onFallBack }: UnavailableCardProps) => (
  <>
    <PageTitle>{title}</PageTitle>
    <Alert
      severity="warning"
      sx={{ flexWrap: { xs: 'wrap', md: 'nowrap' } }}
      action={
        <>
          {onFallBack && (
            <Button color="inherit" onClick={onFallBack}>
              Version précédente
            </Button>
          )}
          <Button color="inherit" onClick={onRetry}>
            Réessayer
          </Button>
        </>
      }
    >
      Cette partie de Complice est momentanément indisponible. Le reste fonctionne.
    </Alert>
  </>
)

/** Shown instead of an area that its team has disabled. */
export const DisabledCard = ({ title }: { title: string }) => (
  <>
    <PageTitle>{title}</PageTitle>
    <Alert severity="info">Cette partie de Complice est en maintenance. Elle revient bientôt.</Alert>
  </>
)

export const ForbiddenCard = ({ title }: { title: string }) => (
  <>
    <PageTitle>{title}</PageTitle>
    <Alert severity="info">
      Vous n'avez pas accès à cette partie de Complice. L'administrateur du cabinet peut vous l'ouvrir.
    </Alert>
  </>
)
