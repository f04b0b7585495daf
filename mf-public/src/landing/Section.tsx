import { useId } from 'react'
import type { ReactNode } from 'react'
import { Box, serif, Typography } from 'shared/ui'

interface SectionProps {
  /** Id of the section in URLs, for example `tarifs` in `/#tarifs`. */
  anchor?: string
  title: string
  lead?: string
  children: ReactNode
}

/** Centred section of the page with a heading. */
export function Section({ anchor, title, lead, children }: SectionProps) {
  const titleId = useId()
  return (
    <Box component="section" id={anchor} aria-labelledby={titleId} sx={{ scrollMarginTop: 88 }}>
      <Box sx={{ textAlign: 'center', maxWidth: '62ch', mx: 'auto', mb: { xs: 3, md: 5 } }}>
        <Typography
          id={titleId}
          variant="h2"
          sx={{ fontFamily: serif, fontSize: 'var(--mui-text-section)', lineHeight: 1.2, textWrap: 'balance' }}
        >
          {title}
        </Typography>
        {lead !== undefined && (
          <Typography color="textSecondary" sx={{ mt: 1.5, fontSize: 'var(--mui-text-subtitle)', textWrap: 'pretty' }}>
            {lead}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  )
}
