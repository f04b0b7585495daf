import { Box, Typography } from 'shared/ui'
import { archiveHashText } from './messages.ts'

/** Shows the hash of the last downloaded archive, which the user should store separately; empty without a hash. */
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
