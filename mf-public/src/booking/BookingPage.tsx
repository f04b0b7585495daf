import { useSearchParams } from 'shared/router'
import { Box, LoadFailed, PageTitle, Pending } from 'shared/ui'
import { isUnknownTherapist, NoTherapist } from '../availability/NoTherapist.tsx'
import { useSessionTypes, useTherapist } from '../availability/queries.ts'
import { BookingForm } from './BookingForm.tsx'
import { BookingSummary } from './BookingSummary.tsx'
import { useWanted } from './useWanted.ts'

const noTypes = [] as const

/** A visitor asks for a session. The address says which; nothing of what is typed is lost on the way. */
export default function BookingPage() {
  const [params] = useSearchParams()
  const types = useSessionTypes(params.get('therapistId') ?? '')
  const wanted = useWanted(types.data)
  const therapist = useTherapist(wanted.therapistId)
  const loading = wanted.therapistId !== '' && (types.isPending || therapist.isPending)

  if (isUnknownTherapist(therapist.error)) {
    return (
      <>
        <PageTitle>Demander une séance</PageTitle>
        <NoTherapist />
      </>
    )
  }
  return (
    <Box sx={{ maxWidth: 1080, mx: 'auto' }}>
      <PageTitle>Demander une séance</PageTitle>
      {(types.isError || therapist.isError) && (
        <Box sx={{ mb: 3 }}>
          <LoadFailed onRetry={() => void Promise.all([types.refetch(), therapist.refetch()])} />
        </Box>
      )}
      {loading && !types.isError && !therapist.isError ? (
        <Pending rows={5} height={88} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
            gap: 3,
            alignItems: 'start',
          }}
        >
          <Box sx={{ order: { md: 2 } }}>
            {therapist.data && <BookingSummary therapist={therapist.data} wanted={wanted} />}
          </Box>
          <BookingForm wanted={wanted} types={types.data ?? noTypes} />
        </Box>
      )}
    </Box>
  )
}
