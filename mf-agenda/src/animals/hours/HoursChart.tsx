import { lazy, useState } from 'react'
import type { Animal } from 'shared/contracts/agenda/animal'
import { hours } from 'shared/domain/format'
import { practiceToday } from 'shared/session'
import { Box, ChartWithData, Typography } from 'shared/ui'
import { WeekTable } from 'shared/ui/data'
import { MenuItem, TextField } from 'shared/ui/form'
import { hoursInWeek, describeIsoWeek, listWeeksAround } from './weeks.ts'
import type { WeekRange } from './weeks.ts'

const HoursLines = lazy(() => import('./HoursLines.tsx').then((module) => ({ default: module.HoursLines })))

const periods: readonly (WeekRange & { label: string })[] = [
  { label: "12 semaines autour d'aujourd'hui", weeksBefore: 7, weeksAfter: 4 },
  { label: 'Six mois passés', weeksBefore: 25, weeksAfter: 0 },
  { label: 'Un an passé', weeksBefore: 51, weeksAfter: 0 },
  { label: 'Six mois à venir', weeksBefore: 0, weeksAfter: 25 },
]

const heightPx = 300

interface HoursChartProps {
  animals: readonly Animal[]
  /** Adds a line for the weekly maximum, « Heures prévues »; only for a chart of one animal. */
  hasPlannedHours?: boolean
}

export function HoursChart({ animals, hasPlannedHours = false }: HoursChartProps) {
  const [chosenIndex, setChosenIndex] = useState(0)

  const today = practiceToday()
  const weeks = listWeeksAround(today, periods[chosenIndex] ?? { weeksBefore: 7, weeksAfter: 4 })
  const title = 'Heures de travail par semaine'
  const workedSeries = animals.map((animal) => ({
    id: animal.id,
    label: animal.name,
    data: weeks.map((week) => hoursInWeek(animal, week)),
  }))
  const plannedSeries = animals.map((animal) => ({
    id: `${animal.id}.plan`,
    label: 'Heures prévues',
    isPlan: true,
    data: weeks.map(() => animal.nbWorkingHoursByWeek),
  }))
  const lines = hasPlannedHours ? [...workedSeries, ...plannedSeries] : workedSeries

  const thisWeek = describeIsoWeek(today)
  const summaryText = animals
    .map((animal) => `${animal.name} ${hours(hoursInWeek(animal, thisWeek))} sur ${hours(animal.nbWorkingHoursByWeek)}`)
    .join(', ')

  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
        <Typography variant="body2" sx={{ flex: '1 1 16rem' }}>
          Semaine {thisWeek.weekNumber} : {summaryText || 'aucun animal choisi'}.
        </Typography>
        <TextField
          select
          label="Période"
          value={chosenIndex}
          onChange={(event) => setChosenIndex(Number(event.target.value))}
          sx={{ flex: '0 1 18rem' }}
        >
          {periods.map(({ label }, index) => (
            <MenuItem key={label} value={index}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <ChartWithData
        title={title}
        heightPx={heightPx}
        hasLegend
        renderData={(id) => (
          <WeekTable
            id={id}
            title={title}
            weeks={weeks.map(({ key, name }) => ({ key, label: name }))}
            series={lines.map(({ id: key, label, data }) => ({ id: key, label, values: data }))}
            format={hours}
          />
        )}
      >
        <HoursLines heightPx={heightPx} weeks={weeks} lines={lines} />
      </ChartWithData>
    </Box>
  )
}
