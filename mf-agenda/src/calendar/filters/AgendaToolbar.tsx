import type { Day } from 'shared/domain/calendar/day'
import {
  Box,
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  IconButton,
  PrintIcon,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useIsPhone,
} from 'shared/ui'
import type { AgendaAddress } from './useAgendaAddress.ts'
import { dayAfterStep, periodLabel, viewLabels, viewNames } from '../view/view.ts'
import type { AgendaViewName } from '../view/view.ts'

interface AgendaToolbarProps {
  view: AgendaViewName
  day: Day
  today: Day
  change: (changes: Partial<AgendaAddress>) => void
}

const phoneViews: readonly AgendaViewName[] = ['day', 'list']

const stepLabels: Record<AgendaViewName, [previous: string, next: string]> = {
  day: ['Jour précédent', 'Jour suivant'],
  week: ['Semaine précédente', 'Semaine suivante'],
  month: ['Mois précédent', 'Mois suivant'],
  list: ['Semaine précédente', 'Semaine suivante'],
}

export function AgendaToolbar({ view, day, today, change }: AgendaToolbarProps) {
  const isPhone = useIsPhone()
  const [previousLabel, nextLabel] = stepLabels[view]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Button variant="outlined" onClick={() => change({ day: today })}>
        Aujourd'hui
      </Button>
      <IconButton aria-label={previousLabel} onClick={() => change({ day: dayAfterStep(view, day, -1) })}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton aria-label={nextLabel} onClick={() => change({ day: dayAfterStep(view, day, 1) })}>
        <ChevronRightIcon />
      </IconButton>
      <Typography
        variant="h2"
        aria-live="polite"
        sx={{ flex: '1 1 auto', order: { xs: -1, md: 0 }, width: { xs: '100%', md: 'auto' } }}
      >
        {periodLabel(view, day)}
      </Typography>
      {view !== 'month' && (
        <Button
          variant="outlined"
          startIcon={<PrintIcon />}
          onClick={() => window.print()}
          sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        >
          Imprimer la semaine
        </Button>
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Affichage"
        value={view}
        onChange={(_, pickedView: AgendaViewName | null) => pickedView && change({ view: pickedView })}
        sx={{ ml: 'auto' }}
      >
        {(isPhone ? phoneViews : viewNames).map((name) => (
          <ToggleButton key={name} value={name} sx={{ px: 1.75, minHeight: { xs: 48, md: 40 } }}>
            {viewLabels[name]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}
