import { lazy, useState } from 'react'
import type { Animal } from 'shared/contracts/agenda/animal'
import { hours } from 'shared/domain/format'
import { practiceToday } from 'shared/session'
import { Box, ChartWithData, Typography } from 'shared/ui'
import { WeekTable } from 'shared/ui/data'
import { MenuItem, TextField } from 'shared/ui/form'
import { hoursIn, namedIsoWeek, weeksAround } from './weeks.ts'
import type { Stretch } from './weeks.ts'

const HoursLines = lazy(() => import('./HoursLines.tsx').then((module) => ({ default: module.HoursLines })))

const stretches: readonly (Stretch & { label: string })[] = [
  { label: "12 semaines autour d'aujourd'hui", back: 7, ahead: 4 },
  { label: 'Six mois passés', back: 25, ahead: 0 },
  { label: 'Un an passé', back: 51, ahead: 0 },
  { label: 'Six mois à venir', back: 0, ahead: 25 },
]

const heightPx = 300

interface HoursChartProps {
  animals: readonly Animal[]
  /** Adds a line for the planned hours; for one animal only. */
  withPlan?: boolean
}

export function HoursChart({ animals, withPlan = false }: HoursChartProps) {
  const [chosen, setChosen] = useState(0)

  const today = practiceToday()
  const weeks = weeksAround(today, stretches[chosen] ?? { back: 7, ahead: 4 })
  const title = 'Heures de travail par semaine'
  const worked = animals.map((animal) => ({
    id: animal.id,
    label: animal.name,
    data: weeks.map((week) => hoursIn(animal, week)),
  }))
  const planned = animals.map((animal) => ({
    id: `${animal.id}.plan`,
    label: 'Heures prévues',
    isPlan: true,
    data: weeks.map(() => animal.nbWorkingHoursByWeek),
  }))
  const lines = withPlan ? [...worked, ...planned] : worked

  const thisWeek = namedIsoWeek(today)
  const summary = animals
    .map((animal) => `${animal.name} ${hours(hoursIn(animal, thisWeek))} sur ${hours(animal.nbWorkingHoursByWeek)}`)
    .join(', ')

  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
        <Typography variant="body2" sx={{ flex: '1 1 16rem' }}>
          Semaine {thisWeek.weekNumber} : {summary || 'aucun animal choisi'}.
        </Typography>
        <TextField
          select
          label="Période"
          value={chosen}
          onChange={(event) => setChosen(Number(event.target.value))}
          sx={{ flex: '0 1 18rem' }}
        >
          {stretches.map(({ label }, index) => (
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
