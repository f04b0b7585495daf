import { noTherapistTitle } from 'shared/domain/publicPages/pageTitles'
import { useParams } from 'shared/router'
import { LoadFailed, PageTitle, Pending } from 'shared/ui'
import { Availability } from './Availability.tsx'
import { isUnknownTherapist, NoTherapist } from './NoTherapist.tsx'
import { useSessionTypes, useTherapist } from './queries.ts'

export function AvailabilityPage() {
  const { id = '' } = useParams()
  const therapist = useTherapist(id)
  const types = useSessionTypes(id)

  if (isUnknownTherapist(therapist.error)) {
    return (
      <>
        <PageTitle documentTitle={noTherapistTitle}>Disponibilités</PageTitle>
        <NoTherapist />
      </>
    )
  }
  const failedQuery = therapist.isError ? therapist : types
  if (failedQuery.isError) {
    return (
      <>
        <PageTitle>Disponibilités</PageTitle>
        <LoadFailed onRetry={() => void failedQuery.refetch()} />
      </>
    )
  }
  if (!therapist.data || !types.data) {
    return (
      <>
        <PageTitle>Disponibilités</PageTitle>
        <Pending rows={8} height={64} label="Chargement des disponibilités…" />
      </>
    )
  }
  return <Availability therapist={therapist.data} types={types.data} />
}
