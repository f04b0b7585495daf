import { isCode, useMutation } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { checkSession, useSession } from 'shared/session'
import { Alert, Button, Typography } from 'shared/ui'
import { confirmAddress } from './api.ts'
import { LinkRefused } from './LinkRefused.tsx'
import { MailPage } from './MailPage.tsx'
import { confirmFailedText } from './messages.ts'
import { useLinkToken } from './useLinkToken.ts'

/**
 * Confirms the address of a member or patient by a button, not when the page opens, because mail scanners open every link.
 */
export default function ConfirmPage() {
  const token = useLinkToken()
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => confirmAddress(token),
    onSuccess: () => void checkSession(),
  })
  const isSignedIn = useSession((session) => session.token !== null)
  const isLinkRefused = token === '' || isCode(error, errorCode.linkRefused)

  return (
    <MailPage
      title={isSuccess ? 'Adresse confirmée' : 'Confirmation de votre adresse e-mail'}
      step={isSuccess ? 'confirmed' : isLinkRefused ? 'refused' : 'question'}
      next={{ to: '/', label: isSignedIn ? 'Ouvrir Complice' : "Aller à l'accueil" }}
    >
      {isLinkRefused && <LinkRefused />}
      {isSuccess && (
        <Alert severity="success">Votre adresse e-mail est confirmée. Vous pouvez fermer cette page.</Alert>
      )}
      {!isLinkRefused && !isSuccess && (
        <>
          {error && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {confirmFailedText}
            </Alert>
          )}
          <Typography sx={{ mb: 2 }}>
            Vous avez créé un compte sur Complice avec cette adresse ? Confirmez qu'elle est bien la vôtre.
          </Typography>
          <Button variant="contained" loading={isPending} onClick={() => mutate()}>
            Confirmer mon adresse
          </Button>
        </>
      )}
    </MailPage>
  )
}
