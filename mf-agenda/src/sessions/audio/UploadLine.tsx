import { Box, Button, Typography } from 'shared/ui'
import { LinearProgress } from 'shared/ui/data'
import type { Upload } from './useUploads.ts'

interface UploadLineProps {
  upload: Upload
  onRetry: () => void
  onDiscard: () => void
}

/** A recording that is being sent, or whose sending failed. */
export function UploadLine({ upload: { part, failure }, onRetry, onDiscard }: UploadLineProps) {
  if (!failure) {
    return (
      <Box component="li" sx={{ py: 1 }}>
        <Typography variant="body2" sx={{ mb: 0.5 }}>
          Envoi en cours…
        </Typography>
        <LinearProgress variant="determinate" value={Math.round(part * 100)} aria-label="Envoi du commentaire audio" />
      </Box>
    )
  }
  return (
    <Box component="li" sx={{ py: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography component="output" variant="body2" sx={{ color: 'error.main', flex: '1 0 100%' }}>
        {failure} Il est gardé tant que cette page est ouverte.
      </Typography>
      <Button size="small" onClick={onRetry} sx={{ ml: -1.25 }}>
        Réessayer
      </Button>
      <Button size="small" color="inherit" onClick={onDiscard}>
        Abandonner
      </Button>
    </Box>
  )
}
