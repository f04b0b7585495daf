import type { ReactNode } from 'react'
import { Box, touchTarget, Typography } from 'shared/ui'
import { texts } from './messages.ts'

interface ExplanationProps {
  /** Name of the explained figure. */
  figureLabel: string
  children: ReactNode
}

/** Collapsible explanation of how a figure is counted. */
export const Explanation = ({ figureLabel, children }: ExplanationProps) => (
  <Box component="details" sx={{ '& summary': { cursor: 'pointer', color: 'text.secondary', lineHeight: '24px' } }}>
    <Box component="summary" sx={touchTarget} aria-label={`${figureLabel} : ${texts.howCounted.toLowerCase()}`}>
      {texts.howCounted}
    </Box>
    <Typography variant="body2" sx={{ maxWidth: '75ch' }}>
      {children}
    </Typography>
  </Box>
)
