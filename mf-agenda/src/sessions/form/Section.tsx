import { useId } from 'react'
import type { ReactNode } from 'react'
import { Card, Stack, Typography } from 'shared/ui'

/** One part of the form, under its own title. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h2" id={titleId} sx={{ mb: 2.5 }}>
        {title}
      </Typography>
      <Stack spacing={2.5}>{children}</Stack>
    </Card>
  )
}
