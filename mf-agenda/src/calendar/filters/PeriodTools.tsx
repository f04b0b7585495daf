import type { Day } from 'shared/domain/calendar/day'
import {
  Box,
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  IconButton,
  TodayIcon,
  Typography,
  useIsPhone,
  useMediaQuery,
} from 'shared/ui'
import { periodLabel, shortPeriodLabel } from '../view/view.ts'
import type { AgendaViewName } from '../view/view.ts'
import type { AgendaSearchParams } from './useAgendaSearchParams.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

interface PeriodToolsProps {
  view: AgendaViewName
  day: Day
  today: Day
  change: (changes: Partial<AgendaSearchParams>) => void
  step: (direction: 1 | -1) => void
}

/** Below this width, the whole label would take four lines between the buttons. */
const narrowScreen = '(max-width: 359.95px)'

const stepLabels: Record<AgendaViewName, [previous: string, next: string]> = {
  day: ['Jour précédent', 'Jour suivant'],
  week: ['Semaine précédente', 'Semaine suivante'],
  month: ['Mois précédent', 'Mois suivant'],
  animals: ['Jour précédent', 'Jour suivant'],
  list: ['Semaine précédente', 'Semaine suivante'],
}

/** Title of the shown period, buttons for the previous and next period, and on a phone the choice of the view. */
export function PeriodTools({ view, day, today, change, step }: PeriodToolsProps) {
  const isPhone = useIsPhone()
  const isNarrow = useMediaQuery(narrowScreen, { noSsr: true })
  const [previousLabel, nextLabel] = stepLabels[view]
  const showToday = () => change({ day: today })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, md: 1 } }}>
      {isPhone ? (
        <IconButton aria-label="Aujourd'hui" onClick={showToday}>
          <TodayIcon />
        </IconButton>
      ) : (
        <Button variant="outlined" onClick={showToday} sx={{ flexShrink: 0 }}>
          Aujourd'hui
        </Button>
      )}
      <IconButton aria-label={previousLabel} onClick={() => step(-1)}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton aria-label={nextLabel} onClick={() => step(1)}>
        <ChevronRightIcon />
      </IconButton>
      {/* A long period takes two lines, which together are not taller than a button. */}
      <Typography
        variant="h2"
        aria-live="polite"
        sx={{
          flex: '1 1 0',
          minWidth: { xs: 0, md: 160 },
          fontSize: { xs: 'var(--mui-text-body)', md: 'var(--mui-text-subtitle)' },
          lineHeight: 1.15,
        }}
      >
        {isNarrow ? shortPeriodLabel(view, day) : periodLabel(view, day)}
      </Typography>
      {isPhone && <ViewSwitch view={view} change={change} />}
    </Box>
  )
}
