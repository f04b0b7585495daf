import { useState } from 'react'
import { isCode, useQuery } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { dialogPath } from 'shared/domain/publicPages/dialogPath'
import { Alert, LoadFailed, Pending } from 'shared/ui'
import { restorationKey } from '../keys.ts'
import { viewRestoration } from './api.ts'
import { LinkRefused } from './LinkRefused.tsx'
import { MailPage } from './MailPage.tsx'
import { RestorationForm } from './RestorationForm.tsx'
import { useLinkToken } from './useLinkToken.ts'

const title = 'Rouvrir votre cabinet'
const homeLink = { to: '/', label: "Aller à l'accueil" }
const signInLink = { to: dialogPath('/', 'connexion'), label: 'Se connecter' }

/** Page of the link in the e-mail about a closed practice. Its owner can restore it until its data are destroyed. */
export default function RestorationPage() {
  const token = useLinkToken()
  const [isRestored, setRestored] = useState(false)
  const { data, error, isPending, isError, refetch } = useQuery({
    queryKey: restorationKey(token),
    queryFn: ({ signal }) => viewRestoration(token, signal),
    enabled: token !== '' && !isRestored,
    staleTime: 0,
  })
  const isLinkRefused = token === '' || isCode(error, errorCode.linkRefused)
  return (
    <MailPage title={title} step={isRestored ? 'restored' : 'form'} next={isRestored ? signInLink : homeLink}>
      {isRestored && (
        <Alert severity="success">
          Votre cabinet est rouvert, tel que vous l'avez laissé. Vous pouvez vous connecter.
        </Alert>
      )}
      {isLinkRefused && <LinkRefused />}
      {!isLinkRefused && isPending && <Pending rows={3} />}
      {!isLinkRefused && isError && <LoadFailed onRetry={() => void refetch()} />}
      {data && !isRestored && <RestorationForm token={token} restoration={data} onRestored={() => setRestored(true)} />}
    </MailPage>
  )
}
