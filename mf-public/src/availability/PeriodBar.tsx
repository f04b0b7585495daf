import { Box, Button, ChevronLeftIcon, ChevronRightIcon, EventIcon, IconButton, Typography } from 'shared/ui'
import { periodName } from './frenchDays.ts'
import type { CalendarPeriod } from './useCalendarPeriod.ts'

/** Buttons to the previous and the next week, or day on a phone. */
export function PeriodBar({ period }: { period: CalendarPeriod }) {
  const label = period.isPhone ? 'Jour' : 'Semaine'
  const [previousLabel, nextLabel] = period.isPhone
    ? ['Jour précédent', 'Jour suivant']
    : ['Semaine précédente', 'Semaine suivante']
  return (
    <Box
      component="nav"
      aria-label={`${label} affiché${period.isPhone ? '' : 'e'}`}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}
    >
      <IconButton
        aria-label={previousLabel}
        disabled={period.isFirst}
        onClick={period.goBack}
        sx={{ border: 1, borderColor: 'divider' }}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton aria-label={nextLabel} onClick={period.goForward} sx={{ border: 1, borderColor: 'divider' }}>
        <ChevronRightIcon />
      </IconButton>
      <Typography
        aria-live="polite"
        sx={{
          flex: 1,
          minWidth: 0,
          px: { md: 1 },
          fontSize: { xs: 'var(--mui-text-body)', md: 'var(--mui-text-lead)' },
          fontWeight: 650,
          '&::first-letter': { textTransform: 'uppercase' },
        }}
      >
        {periodName(period.displayedPeriod)}
      </Typography>
      {!period.isFirst && !period.isPhone && <Button onClick={period.goToNow}>Cette semaine</Button>}
      {!period.isFirst && period.isPhone && (
        <IconButton aria-label="Aujourd'hui" onClick={period.goToNow} color="primary">
          <EventIcon />
        </IconButton>
      )}
    </Box>
  )
}
