import type { ReactNode } from 'react'
import { Box, Card, CardContent, Typography } from 'shared/ui'

/** A card of fields, two abreast where there is room. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section">
      <CardContent>
        <Typography variant="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            gap: 2,
            alignItems: 'start',
          }}
        >
          {children}
        </Box>
      </CardContent>
    </Card>
  )
}
