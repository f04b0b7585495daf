import type { ActivityStats } from 'shared/contracts/finance/dashboard'
import { useRights } from 'shared/session'
import { Box, Card, Typography } from 'shared/ui'
import type { ReportSearch } from '../reporting/reportSearch.ts'
import { comparisonText } from './comparisonText.ts'
import { Explanation } from './Explanation.tsx'
import type { Figure } from './figures.ts'
import { texts } from './messages.ts'
import { FigureLink } from './FigureLink.tsx'
import { listLink } from './listLink.ts'

interface FigureCardProps {
  figure: Figure
  stats: ActivityStats
  /** The figures of the same days a year before; undefined until loaded. */
  former: ActivityStats | undefined
  search: ReportSearch
  format: (value: number) => string
}

/** Card with a figure, its value a year before, its definition, and a link to the list behind it. */
export function FigureCard({ figure, stats, former, search, format }: FigureCardProps) {
  const { privileges } = useRights()
  const { label, explanation, unknownReason, listName } = figure
  const value = figure.value(stats)
  const link = listLink(listName, search, privileges)
  return (
    <Card component="section" aria-label={label} sx={{ p: 2, display: 'flex', flexDirection: 'column' }}>
      <Typography variant="body2" color="textSecondary" component="h3">
        {label}
      </Typography>
      <Typography sx={{ fontSize: value === null ? '1rem' : '1.5rem', fontWeight: 650, lineHeight: 1.3 }}>
        {value === null ? texts.unknown : format(value)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ minHeight: '1.5em' }}>
        {comparisonText(value, former && figure.value(former), format)}
      </Typography>
      <Box sx={{ mt: 'auto', pt: 1, fontSize: '0.875rem' }}>
        {link && (
          <FigureLink figureLabel={label} to={link.path}>
            {link.label}
          </FigureLink>
        )}
        <Explanation figureLabel={label}>
          {value === null ? `${unknownReason ?? ''} ${explanation}` : explanation}
        </Explanation>
      </Box>
    </Card>
  )
}
