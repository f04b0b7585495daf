import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { shortDay } from '../../../domain/format.ts'
import { practiceMomentOf } from '../../../session/practiceClock.ts'
import type { FoundDraft } from './useStoredDraft.ts'

interface DraftNoticeProps {
  found: FoundDraft
  /** The instant at which the input was stored. */
  storedAt: string | undefined
  /** The messages for a restored draft, and for one based on an older version. */
  texts: { restored: string; older: string }
  onRestore: () => void
  onIgnore: () => void
}

/** « Saisi le 20/11/2026 à 10:05. » */
function ageText(storedAt: string): string {
  const { day, time } = practiceMomentOf(storedAt)
  return `Saisi le ${shortDay(day)} à ${time}.`
}

/** The notice about unsaved input that was stored on this device when the form was last open. */
export function DraftNotice({ found, storedAt, texts, onRestore, onIgnore }: DraftNoticeProps) {
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
      {isOlder ? texts.older : texts.restored}
      {storedAt !== undefined && <Typography variant="body2">{ageText(storedAt)}</Typography>}
    </Alert>
  )
}
