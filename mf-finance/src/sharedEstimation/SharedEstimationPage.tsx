import { ApiError, isStatus, messageFor, useQuery } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { useLocation } from 'shared/router'
import { Alert, Box, Card, LoadFailed, PageTitle, Pending } from 'shared/ui'
import { sharedEstimationKey } from '../keys.ts'
import { readSharedEstimation } from './api.ts'
import { linkRefused } from './messages.ts'
import { SharedEstimation } from './SharedEstimation.tsx'

const rejectWithoutToken = () => Promise.reject(new ApiError(404, { errorCode: errorCode.linkRefused }))

/**
 * Page that the link in a quote's e-mail opens. The token is in the fragment of the URL, so that no request URL contains
 * it.
 */
export default function SharedEstimationPage() {
  const token = decodeURIComponent(useLocation().hash.slice(1))
  const { data, error, isPending, refetch } = useQuery({
    queryKey: sharedEstimationKey(token),
    queryFn: ({ signal }) => (token === '' ? rejectWithoutToken() : readSharedEstimation(token, signal)),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return (
    <Box sx={{ maxWidth: 680, mx: 'auto', py: { xs: 1, md: 4 } }}>
      <PageTitle tab="Devis">{data ? `Devis ${data.estimationNumber}` : 'Devis'}</PageTitle>
      <Card sx={{ p: { xs: 2, md: 4 } }}>
        {isPending && <Pending rows={5} />}
        {error && !data && isStatus(error, 404) && <Alert severity="warning">{messageFor(error, linkRefused)}</Alert>}
        {error && !data && !isStatus(error, 404) && (
          <LoadFailed onRetry={() => void refetch()}>Le serveur ne répond pas.</LoadFailed>
        )}
        {data && <SharedEstimation token={token} estimation={data} onStale={() => void refetch()} />}
      </Card>
    </Box>
  )
}
