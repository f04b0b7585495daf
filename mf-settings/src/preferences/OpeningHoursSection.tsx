import { LoadFailed, Pending, Typography } from 'shared/ui'
import { FormSection, useFreshQuery } from 'shared/ui/form'
import { openingHoursKey } from '../keys.ts'
import { readOpeningHours } from './api.ts'
import { OpeningHoursForm } from './OpeningHoursForm.tsx'

export function OpeningHoursSection() {
  const {
    data: hours,
    isFailed,
    isPending,
    retry,
  } = useFreshQuery({ queryKey: openingHoursKey, queryFn: ({ signal }) => readOpeningHours(signal) })
  return (
    <FormSection title="Horaires de réservation" layout="free">
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Les visiteurs peuvent demander une séance pendant ces horaires, hors séances et absences.
      </Typography>
      {isFailed && <LoadFailed onRetry={retry} />}
      {isPending && <Pending rows={7} />}
      {hours && <OpeningHoursForm hours={hours} />}
    </FormSection>
  )
}
