import { isCode, useQuery } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { LoadFailed, Pending } from 'shared/ui'
import { cancellationKey } from '../keys.ts'
import { viewCancellation } from './api.ts'
import { CancelSession } from './CancelSession.tsx'
import { LinkRefused } from './LinkRefused.tsx'
import { MailPage } from './MailPage.tsx'
import { useLinkToken } from './useLinkToken.ts'

/**
 * Page of the link in a patient's e-mail. It shows the session, with a button that cancels it while this is allowed.
 */
export default function CancelPage() {
  const token = useLinkToken()
  const { data, error, isPending, isError, refetch } = useQuery({
    queryKey: cancellationKey(token),
    queryFn: ({ signal }) => viewCancellation(token, signal),
    enabled: token !== '',
    staleTime: 0,
  })
  const isLinkRefused = token === '' || isCode(error, errorCode.linkRefused)

  return (
    <MailPage title="Annuler une séance">
      {isLinkRefused && <LinkRefused />}
      {!isLinkRefused && isPending && <Pending rows={3} />}
      {!isLinkRefused && isError && <LoadFailed onRetry={() => void refetch()} />}
      {data && <CancelSession token={token} session={data} onChanged={() => void refetch()} />}
    </MailPage>
  )
}
