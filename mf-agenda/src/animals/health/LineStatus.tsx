import { ApiError, messageFor } from 'shared/client'
import { Box, CheckIcon, LoadFailed, Typography } from 'shared/ui'
import type { AutosaveState } from 'shared/ui/form'
import { healthLineErrors, healthLineTexts } from '../messages.ts'

interface LineStatusProps {
  saving: { state: AutosaveState; error: unknown; flush: () => void }
  wasSaved: boolean
}

/** Saving state of a line. A problem with a field is shown next to the field instead. */
export function LineStatus({ saving: { state, error, flush }, wasSaved }: LineStatusProps) {
  const hasFieldProblems = error instanceof ApiError && error.problems.length > 0
  const isFailed = (state === 'failed' || state === 'refused') && !hasFieldProblems
  return (
    <Box component="output" sx={{ display: 'block', minHeight: 24, mt: 0.5 }}>
      {state === 'saving' && (
        <Typography variant="body2" color="textSecondary">
          {healthLineTexts.saving}
        </Typography>
      )}
      {state === 'saved' && wasSaved && (
        <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'success.main' }}>
          <CheckIcon fontSize="small" />
          {healthLineTexts.saved}
        </Typography>
      )}
      {isFailed && <LoadFailed onRetry={flush}>{messageFor(error, healthLineErrors)}</LoadFailed>}
    </Box>
  )
}
