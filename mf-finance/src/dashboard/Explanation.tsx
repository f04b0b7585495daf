import type { ReactNode } from 'react'
import { Box, Typography } from 'shared/ui'
import { texts } from './messages.ts'

interface ExplanationProps {
  /** What it explains. */
  of: string
  children: ReactNode
}

/** What a figure counts, on demand. */
export const Explanation = ({ of, children }: ExplanationProps) => (
  <Box component="details" sx={{ '& summary': { cursor: 'pointer', color: 'text.secondary', lineHeight: '24px' } }}>
    <Box component="summary" aria-label={`${of} : ${texts.howCounted.toLowerCase()}`}>
      {texts.howCounted}
    </Box>
    <Typography variant="body2" sx={{ maxWidth: '75ch' }}>
      {children}
    </Typography>
  </Box>
)
