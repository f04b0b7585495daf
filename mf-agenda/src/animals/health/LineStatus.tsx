import { ApiError, messageFor } from 'shared/client'
import { Box, CheckIcon, LoadFailed, Typography } from 'shared/ui'
import type { AutosaveState } from 'shared/ui/form'
import { lineFailed, lineTexts } from '../messages.ts'

interface LineStatusProps {
  saving: { state: AutosaveState; error: unknown; flush: () => void }
  wasSaved: boolean
}

/** The saving state of a line; a problem with a field is shown beside the field. */
export function LineStatus({ saving: { state, error, flush }, wasSaved }: LineStatusProps) {
  const isOfFields = error instanceof ApiError && error.problems.length > 0
  const isFailed = (state === 'failed' || state === 'refused') && !isOfFields
  return (
    <Box component="output" sx={{ display: 'block', minHeight: 24, mt: 0.5 }}>
      {state === 'saving' && (
        <Typography variant="body2" color="textSecondary">
          {lineTexts.saving}
        </Typography>
      )}
      {state === 'saved' && wasSaved && (
        <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'success.main' }}>
          <CheckIcon fontSize="small" />
          {lineTexts.saved}
        </Typography>
      )}
      {isFailed && <LoadFailed onRetry={flush}>{messageFor(error, lineFailed)}</LoadFailed>}
    </Box>
  )
}
