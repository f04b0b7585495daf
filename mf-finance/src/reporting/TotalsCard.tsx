import type { ReactNode } from 'react'
import { Card } from 'shared/ui'

/** Card with the totals of all pages of a list. Its children are `Fact`s, and `count` is their number. */
export const TotalsCard = ({ count, children }: { count: number; children: ReactNode }) => (
  <Card
    component="dl"
    aria-label="Totaux"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: `repeat(${count}, minmax(0, 1fr))` },
      gap: 2,
      m: 0,
      mb: 2,
      p: 2,
      '& dd': { fontWeight: 600, fontSize: 'var(--mui-text-lead)' },
    }}
  >
    {children}
  </Card>
)
