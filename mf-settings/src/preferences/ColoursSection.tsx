import { useClubs, useTherapists } from 'shared/lists'
import { LoadFailed, Pending, Typography } from 'shared/ui'
import { FormSection, useFreshQuery } from 'shared/ui/form'
import { coloursKey } from '../keys.ts'
import { readColours } from './api.ts'
import { ColoursForm } from './ColoursForm.tsx'

/** Colours of the sessions in the agenda. */
export function ColoursSection() {
  const { data, isFailed, isPending, retry } = useFreshQuery({
    queryKey: coloursKey,
    queryFn: ({ signal }) => readColours(signal),
  })
  const clubs = useClubs()
  const therapists = useTherapists()
  return (
    <FormSection title="Couleurs du calendrier" layout="free">
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Une séance à valider reste rouge dans chaque mode. Ce choix ne change que votre agenda.
      </Typography>
      {isFailed && <LoadFailed onRetry={retry} />}
      {isPending && <Pending rows={3} />}
      {data && (
        <ColoursForm
          colours={data}
          clubs={clubs.data ?? []}
          therapists={(therapists.data ?? []).map(({ id, firstname, lastname }) => ({
            id,
            name: `${firstname} ${lastname}`.trim(),
          }))}
        />
      )}
    </FormSection>
  )
}
