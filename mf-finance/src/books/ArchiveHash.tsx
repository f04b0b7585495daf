import { Box, Typography } from 'shared/ui'
import { archiveHashText } from './messages.ts'

/** The hash of the archive that was downloaded last, to be kept apart from it; nothing for other books. */
export function ArchiveHash({ hash }: { hash: string | null | undefined }) {
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {hash && (
        <Typography variant="body2">
          {archiveHashText}{' '}
          <Box component="code" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {hash}
          </Box>
        </Typography>
      )}
    </Box>
  )
}
