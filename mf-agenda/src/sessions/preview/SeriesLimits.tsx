import type { PreviewedDate, RemainingHours } from 'shared/contracts/agenda/session'
import { plural } from 'shared/domain/format'
import {
  datesWithinRemaining,
  exceedsRemaining,
  firstExpiredDate,
  datesOnHolidays,
  type SeriesLimit,
} from 'shared/domain/sessions/seriesLimits'
import { Box, CheckIcon, ToggleButton, Typography } from 'shared/ui'

interface SeriesLimitsProps {
  dates: readonly PreviewedDate[]
  remaining: RemainingHours | undefined
  isNew: boolean
  limits: readonly SeriesLimit[]
  onChange: (limits: SeriesLimit[]) => void
}

interface OfferedLimit {
  limit: SeriesLimit
  label: string
  /** Reason why the series would stop. */
  reason?: string
}

/** Returns the limits that would skip some dates, but not all. Only a new series can stop early. */
function listOfferedLimits({ dates, remaining, isNew }: SeriesLimitsProps): OfferedLimit[] {
  const holidays = datesOnHolidays(dates)
  const expiredDate = isNew ? firstExpiredDate(dates) : undefined
  const canStopAtRemaining =
    isNew && remaining && exceedsRemaining(dates, remaining) && datesWithinRemaining(dates, remaining).length > 0
  return [
    ...(holidays.length > 0 && holidays.length < dates.length
      ? [
          {
            limit: 'holidays' as const,
            label: plural(holidays.length, 'Sans le jour férié', `Sans les ${holidays.length} jours fériés`),
          },
        ]
      : []),
    ...(expiredDate
      ? [
          {
            limit: 'validity' as const,
            label: "S'arrêter avant la fin de validité",
            reason: expiredDate.verdicts.find(({ kind }) => kind === 'health')?.detail,
          },
        ]
      : []),
    ...(canStopAtRemaining
      ? [
          {
            limit: 'remaining' as const,
            label: remaining.unit === 'HOURS' ? "S'arrêter à la dernière heure" : "S'arrêter à la dernière séance",
          },
        ]
      : []),
  ]
}

const limitSx = {
  gap: 0.75,
  px: 1.5,
  minHeight: { xs: 44, md: 36 },
  textTransform: 'none',
  color: 'text.primary',
  borderColor: 'control',
  '&.Mui-selected, &.Mui-selected:hover': {
    color: 'primary.dark',
    bgcolor: 'primary.light',
    borderColor: 'primary.main',
  },
}

/** Toggle buttons that shorten a series: without holidays, or stopped early. */
export function SeriesLimits(props: SeriesLimitsProps) {
  const { limits, onChange } = props
  const offeredLimits = listOfferedLimits(props)
  if (offeredLimits.length === 0) return null
  return (
    <Box component="fieldset" aria-label="Raccourcir la série" sx={{ m: 0, p: 0, border: 0, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {offeredLimits.map(({ limit, label }) => {
          const isOn = limits.includes(limit)
          return (
            <ToggleButton
              key={limit}
              value={limit}
              selected={isOn}
              size="small"
              onChange={() => onChange(isOn ? limits.filter((other) => other !== limit) : [...limits, limit])}
              sx={limitSx}
            >
              {isOn && <CheckIcon fontSize="small" aria-hidden />}
              <span>{label}</span>
            </ToggleButton>
          )
        })}
      </Box>
      {offeredLimits.map(
        ({ limit, reason }) =>
          reason && (
            <Typography key={limit} variant="body2" color="text.secondary">
              {reason}
            </Typography>
          ),
      )}
    </Box>
  )
}
