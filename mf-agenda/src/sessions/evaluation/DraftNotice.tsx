import { Alert, Box, Button } from 'shared/ui'
import type { FoundDraft } from './useEvaluationDraft.ts'

interface DraftNoticeProps {
  found: FoundDraft['state']
  onRestore: () => void
  onIgnore: () => void
}

/** Says that an evaluation was typed on this device and not saved when this session was last open. */
export function DraftNotice({ found, onRestore, onIgnore }: DraftNoticeProps) {
  if (found === 'none') return null
  const isOlder = found === 'older'
  return (
    <Alert
      severity={isOlder ? 'warning' : 'info'}
      sx={{
        flexWrap: 'wrap',
        '& .MuiAlert-message': { flex: '1 1 220px' },
        '& .MuiAlert-action': { alignItems: 'center', pt: 0 },
      }}
      action={
        <Box sx={{ display: 'flex', gap: 1 }}>
          {isOlder && (
            <Button color="inherit" size="small" onClick={onRestore}>
              Restaurer
            </Button>
          )}
          <Button color="inherit" size="small" onClick={onIgnore}>
            Ignorer
          </Button>
        </Box>
      }
    >
      {isOlder
        ? "Un brouillon de l'évaluation est gardé sur cet appareil, mais la séance a été modifiée depuis."
        : 'Brouillon restauré : il sera enregistré avec la séance.'}
    </Alert>
  )
}
