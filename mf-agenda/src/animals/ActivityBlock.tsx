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
import { namedIsoWeek } from './hours/weeks.ts'

/** Hours of one animal: those of the week of a chosen day, and a chart by week. */
export const ActivityBlock = ({ animal }: { animal: Animal }) => (
  <Stack spacing={3}>
    <HoursOfWeek animalId={animal.id} />
    <HoursChart animals={[animal]} showsPlannedHours />
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
          onChange={(chosen) => chosen && isYearComplete(chosen) && setDay(chosen)}
        />
      </Box>
      <Box component="output" sx={{ flex: '1 1 20rem' }}>
        {isError && <LoadFailed onRetry={() => void refetch()} />}
        {!isError && data && (
          <WeekSummary week={namedIsoWeek(day).name} planned={data.nbHoursPlanned} done={data.nbHoursDoneCurrentWeek} />
        )}
      </Box>
    </Box>
  )
}

function WeekSummary({ week, planned, done }: { week: string; planned: number; done: number }) {
  const free = freeHours(planned, done)
  return (
    <Alert severity={severities[loadOf(planned, done)]} role="presentation">
      {week} : <strong>{hours(done)}</strong> sur {hours(planned)} prévues,{' '}
      {free < 0 ? `${hours(-free)} de trop.` : `${hours(free)} libres.`}
    </Alert>
  )
}
