import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import type { ActivityStats } from 'shared/contracts/finance/dashboard'
import { hours, money, plural } from 'shared/domain/format'
import { useRights } from 'shared/session'
import { Box, Card } from 'shared/ui'
import { LinearProgress } from 'shared/ui/data'
import type { ReportSearch } from '../reporting/reportSearch.ts'
import { comparisonText } from './comparisonText.ts'
import { hoursDoneFigure, receivedFigure, toBillFigure, toCollectFigure } from './figures.ts'
import type { Figure } from './figures.ts'
import { listLink } from './listLink.ts'
import { StripFigure } from './StripFigure.tsx'

const Sparkline = lazy(() => import('./Sparkline.tsx').then((module) => ({ default: module.Sparkline })))

interface FigureStripProps {
  stats: ActivityStats
  /** The figures of the same days a year before; undefined until loaded. */
  yearBeforeStats: ActivityStats | undefined
  search: ReportSearch
}

/** The four main figures of the period: received, to collect, to bill, and the hours done. */
export function FigureStrip({ stats, yearBeforeStats, search }: FigureStripProps) {
  const { privileges } = useRights()
  const renderFigure = (
    { label, value, format, listName }: Figure,
    details: { note: ReactNode; trend?: ReactNode },
  ) => (
    <StripFigure
      label={label}
      value={format(value(stats) ?? 0)}
      link={listLink(listName, search, privileges)}
      {...details}
    />
  )
  const { paymentsReceived, toCollect, toBill, nbHours, nbHoursDone, infosByWeek } = stats
  const { due, overdue, nbBills } = toCollect
  return (
    <Card
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        // Shows the background as a line between the figures, whatever the number of columns.
        gap: '1px',
        bgcolor: 'divider',
        '& > *': { bgcolor: 'background.paper' },
      }}
    >
      {renderFigure(receivedFigure, {
        note: comparisonText(paymentsReceived, yearBeforeStats?.paymentsReceived, money),
        trend: (
          <Suspense>
            <Sparkline values={infosByWeek.map((week) => week.paymentsReceived)} />
          </Suspense>
        ),
      })}
      {renderFigure(toCollectFigure, {
        note:
          overdue > 0 ? (
            <Box component="span" sx={{ color: 'error.main' }}>{`dont ${money(overdue)} en retard`}</Box>
          ) : (
            due > 0 && `${nbBills} ${plural(nbBills, 'facture', 'factures')}`
          ),
      })}
      {renderFigure(toBillFigure, {
        note: toBill.nbSessions > 0 && `${toBill.nbSessions} ${plural(toBill.nbSessions, 'séance', 'séances')} · HT`,
      })}
      {renderFigure(hoursDoneFigure, {
        note: nbHours > 0 && `sur ${hours(nbHours)} prévues`,
        trend: nbHours > 0 && (
          <LinearProgress
            aria-hidden
            variant="determinate"
            value={Math.round((nbHoursDone / nbHours) * 100)}
            sx={{ width: 80, height: 6, borderRadius: 3 }}
          />
        ),
      })}
    </Card>
  )
}
