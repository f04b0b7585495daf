import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { FoundDraft } from './useKeptDraft.ts'

interface DraftNoticeProps {
  found: FoundDraft
  /** What a draft that was put into the form, and one over an older version, are announced with. */
  texts: { restored: string; older: string }
  onRestore: () => void
  onIgnore: () => void
}

/** Says that something was typed on this device and not saved when the form was last open. */
export function DraftNotice({ found, texts, onRestore, onIgnore }: DraftNoticeProps) {
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
    </Alert>
  )
}
