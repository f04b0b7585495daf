import { isStatus } from 'shared/client'
import { useParams } from 'shared/router'
import { EmptyState, LoadFailed, PageTitle, Pending } from 'shared/ui'
import { Availability } from './Availability.tsx'
import { useSessionTypes, useTherapist } from './queries.ts'
import { BackToSearch } from './BackToSearch.tsx'

export function AvailabilityPage() {
  const { id = '' } = useParams()
  const therapist = useTherapist(id)
  const types = useSessionTypes(id)

  if (therapist.isError && isStatus(therapist.error, 404)) {
    return (
      <>
        <PageTitle>Disponibilités</PageTitle>
        <EmptyState action={<BackToSearch />}>Ce praticien ne figure pas, ou plus, dans l'annuaire.</EmptyState>
      </>
    )
  }
  const failed = therapist.isError ? therapist : types
  if (failed.isError) {
    return (
      <>
        <PageTitle>Disponibilités</PageTitle>
        <LoadFailed onRetry={() => void failed.refetch()} />
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
