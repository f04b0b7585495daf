import { useState } from 'react'
import type { Animal } from 'shared/contracts/agenda/animal'
import type { Day } from 'shared/domain/calendar/day'
import { hours } from 'shared/domain/format'
import { freeHours, loadOf } from 'shared/domain/workload/workload'
import { practiceToday } from 'shared/session'
import { Alert, Box, LoadFailed, Stack } from 'shared/ui'
import { keepPreviousData, useQuery } from 'shared/client'
import { DayField } from 'shared/ui/dates'
import { animalPartKey } from '../keys.ts'
import { readActivity } from './api.ts'
import { HoursChart } from './hours/HoursChart.tsx'
import { describeIsoWeek } from './hours/weeks.ts'

/** Hours of one animal: in the week of a chosen day, and in a chart by week. */
export const ActivityBlock = ({ animal }: { animal: Animal }) => (
  <Stack spacing={3}>
    <HoursOfWeek animalId={animal.id} />
    <HoursChart animals={[animal]} hasPlannedHours />
  </Stack>
)

/** False while the year is still being typed (such as 0002): no request is sent for it. */
const isYearComplete = (day: Day) => day >= '1900'

const severities = { light: 'success', near: 'warning', over: 'error' } as const

function HoursOfWeek({ animalId }: { animalId: string }) {
  const [day, setDay] = useState<Day>(practiceToday)
  const { data, isError, refetch } = useQuery({
    queryKey: animalPartKey(animalId, 'activity', day),
    queryFn: ({ signal }) => readActivity(animalId, day, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: '0 1 14rem' }}>
        <DayField
          label="Semaine du"
          value={day}
          onChange={(pickedDay) => pickedDay && isYearComplete(pickedDay) && setDay(pickedDay)}
        />
      </Box>
      <Box component="output" sx={{ flex: '1 1 20rem' }}>
        {isError && <LoadFailed onRetry={() => void refetch()} />}
        {!isError && data && (
          <WeekSummary
            week={describeIsoWeek(day).name}
            plannedHours={data.nbHoursPlanned}
            doneHours={data.nbHoursDoneCurrentWeek}
          />
        )}
      </Box>
    </Box>
  )
}

function WeekSummary({ week, plannedHours, doneHours }: { week: string; plannedHours: number; doneHours: number }) {
  const free = freeHours(plannedHours, doneHours)
  return (
    <Alert severity={severities[loadOf(plannedHours, doneHours)]} role="presentation">
      {week} : <strong>{hours(doneHours)}</strong> sur {hours(plannedHours)} prévues,{' '}
      {free < 0 ? `${hours(-free)} de trop.` : `${hours(free)} libres.`}
    </Alert>
  )
}
