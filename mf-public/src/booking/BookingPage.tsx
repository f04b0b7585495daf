import { useSearchParams } from 'shared/router'
import { Box, LoadFailed, PageTitle, Pending } from 'shared/ui'
import { isUnknownTherapist, NoTherapist } from '../availability/NoTherapist.tsx'
import { useSessionTypes, useTherapist } from '../availability/queries.ts'
import { BookingForm } from './BookingForm.tsx'
import { BookingSummary } from './BookingSummary.tsx'
import { useSelectedSlot } from './useSelectedSlot.ts'

const noTypes = [] as const

/**
 * Page on which a visitor requests a session. The URL contains the slot; the input is stored, so that it is still there
 * when the visitor returns to the page.
 */
export default function BookingPage() {
  const [params] = useSearchParams()
  const therapistId = params.get('therapistId') ?? ''
  const types = useSessionTypes(therapistId)
  const therapist = useTherapist(therapistId)
  const selectedSlot = useSelectedSlot(types.data, therapist.data?.timeZone)
  const isLoading = selectedSlot.therapistId !== '' && (types.isPending || therapist.isPending)

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
      {isLoading && !types.isError && !therapist.isError ? (
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
            {therapist.data && <BookingSummary therapist={therapist.data} selectedSlot={selectedSlot} />}
          </Box>
          <BookingForm selectedSlot={selectedSlot} types={types.data ?? noTypes} refetchTypes={types.refetch} />
        </Box>
      )}
    </Box>
  )
}
