import type { ReactNode, Ref } from 'react'
import { useId } from 'react'
import { Box, Card, Typography } from 'shared/ui'

interface SectionProps {
  title: string
  action?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** One part of the request, with its heading. */
export function Section({ title, action, headingRef, children }: SectionProps) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 }, mb: 3 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 1,
          mb: 2.5,
        }}
      >
        <Typography
          id={id}
          variant="h2"
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          sx={{ '&:focus': { outline: 'none' } }}
        >
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Card>
  )
}
