import { isStatus, useQuery } from 'shared/client'
import { Alert, LoadFailed, Pending } from 'shared/ui'
import { confirmAddress } from './api.ts'
import { LinkRefused } from './LinkRefused.tsx'
import { MailPage } from './MailPage.tsx'
import { useLinkToken } from './useLinkToken.ts'

/** The patient's address is proven by opening the link; the page has nothing to ask. */
export default function ConfirmPage() {
  const token = useLinkToken()
  const confirmation = useQuery({
    queryKey: ['public', 'confirmation', token],
    queryFn: async () => {
      await confirmAddress(token)
      return true
    },
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
  })
  const unanswered = confirmation.isError && (isStatus(confirmation.error, 0) || isStatus(confirmation.error, 429) || isStatus(confirmation.error, 503))

  return (
    <MailPage title="Confirmation de votre adresse e-mail">
      {token === '' && <LinkRefused />}
      {token !== '' && confirmation.isPending && <Pending rows={1} />}
      {unanswered && <LoadFailed onRetry={() => void confirmation.refetch()}>L'adresse n'a pas pu être confirmée.</LoadFailed>}
      {confirmation.isError && !unanswered && <LinkRefused />}
      {confirmation.isSuccess && <Alert severity="success">Votre adresse e-mail est confirmée. Vous pouvez fermer cette page.</Alert>}
    </MailPage>
  )
}
