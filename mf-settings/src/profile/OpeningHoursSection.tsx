import { useQuery } from 'shared/client'
import { Card, CardContent, LoadFailed, Pending, Typography } from 'shared/ui'
import { openingHoursKey } from '../keys.ts'
import { readOpeningHours } from './api.ts'
import { OpeningHoursForm } from './OpeningHoursForm.tsx'

export function OpeningHoursSection() {
  const { data, isError, isFetchedAfterMount, refetch } = useQuery({
    queryKey: openingHoursKey,
    queryFn: ({ signal }) => readOpeningHours(signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  const hours = isFetchedAfterMount ? data : undefined
  return (
    <Card component="section">
      <CardContent>
        <Typography variant="h2">Horaires de réservation</Typography>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Les visiteurs peuvent demander une séance pendant ces horaires, hors séances et absences.
        </Typography>
        {isError && !hours && <LoadFailed onRetry={() => void refetch()} />}
        {!isError && !hours && <Pending rows={7} />}
        {hours && <OpeningHoursForm hours={hours} />}
      </CardContent>
    </Card>
  )
}
