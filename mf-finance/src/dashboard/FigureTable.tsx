import type { ActivityStats } from 'shared/contracts/finance/dashboard'
import { useRights } from 'shared/session'
import { Box, Typography } from 'shared/ui'
import type { ReportSearch } from '../reporting/reportSearch.ts'
import { comparisonText } from './comparisonText.ts'
import { FigureLink } from './FigureLink.tsx'
import { figures } from './figures.ts'
import type { Figure } from './figures.ts'
import { listLink } from './listLink.ts'
import { texts } from './messages.ts'

interface FigureTableProps {
  stats: ActivityStats
  /** The figures of the same days a year before; undefined until loaded. */
  yearBeforeStats: ActivityStats | undefined
  search: ReportSearch
}

/** Every figure of the period with its definition, its value a year before, and a link to the list of the records that it counts. */
export const FigureTable = (props: FigureTableProps) => (
  <Box component="ul" aria-label={texts.details} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {figures.map((figure) => (
      <FigureRow key={figure.label} figure={figure} {...props} />
    ))}
  </Box>
)

function FigureRow({ figure, stats, yearBeforeStats, search }: FigureTableProps & { figure: Figure }) {
  const { privileges } = useRights()
  const { label, explanation, unknownReason, listName, format } = figure
  const value = figure.value(stats)
  const link = listLink(listName, search, privileges)
  return (
    <Box
      component="li"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', md: 'minmax(0, 1fr) 200px 220px 150px' },
        columnGap: 2,
        alignItems: 'baseline',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '75ch' }}>
          {value === null ? `${unknownReason ?? ''} ${explanation}` : explanation}
        </Typography>
      </Box>
      <Typography sx={{ fontWeight: 600, textAlign: { md: 'right' }, fontVariantNumeric: 'tabular-nums' }}>
        {value === null ? texts.unknown : format(value)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {comparisonText(value, yearBeforeStats && figure.value(yearBeforeStats), format)}
      </Typography>
      <Box sx={{ fontSize: 'var(--mui-text-compact)' }}>
        {link && (
          <FigureLink figureLabel={label} to={link.path}>
            {link.label}
          </FigureLink>
        )}
      </Box>
    </Box>
  )
}
