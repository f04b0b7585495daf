import { Alert, Box, Button } from 'shared/ui'
import type { useEvaluationDraft } from './useEvaluationDraft.ts'

/** What was typed and not saved, the last time this session was open on this device. */
export function DraftNotice({ found, restore, ignore }: ReturnType<typeof useEvaluationDraft>) {
  if (found === 'none') return null
  const isOlder = found === 'older'
  return (
    <Alert
      role="status"
      severity={isOlder ? 'warning' : 'info'}
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 220px' }, '& .MuiAlert-action': { alignItems: 'center', pt: 0 } }}
      action={
        <Box sx={{ display: 'flex', gap: 1 }}>
          {isOlder && (
            <Button color="inherit" size="small" onClick={restore}>
              Restaurer
            </Button>
          )}
          <Button color="inherit" size="small" onClick={ignore}>
            Ignorer
          </Button>
        </Box>
      }
    >
      {isOlder ? "Un brouillon de l'évaluation est gardé sur cet appareil, mais la séance a été modifiée depuis." : 'Brouillon restauré : il sera enregistré avec la séance.'}
    </Alert>
  )
}
